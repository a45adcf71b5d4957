import type Stripe from 'stripe';

export interface MoneyBack {
  refunded: number;
  /** By disputes that the bank decided against us. */
  lost: number;
  /** Now, or once and lost. */
  isDisputed: boolean;
}

const over = new Set(['won', 'warning_closed', 'prevented']);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What of a payment went back. Never more than was paid: a lost dispute of a refunded charge takes nothing twice. */
export async function moneyBack(
  stripe: Stripe,
  intents: readonly string[],
  paid: number,
): Promise<MoneyBack> {
  const charges: Stripe.Charge[] = [];
  for (const intent of intents) {
    const { data } = await stripe.charges.list({ payment_intent: intent, limit: 100 });
    charges.push(...data);
  }
  const disputes: Stripe.Dispute[] = [];
  for (const { id, disputed } of charges)
    if (disputed) disputes.push(...(await stripe.disputes.list({ charge: id, limit: 100 })).data);
  const refunded = Math.min(paid, sum(charges.map(charge => charge.amount_refunded)));
  const taken = disputes.filter(({ status }) => status === 'lost').map(({ amount }) => amount);
  return {
    refunded,
    lost: Math.min(paid - refunded, sum(taken)),
    isDisputed: disputes.some(({ status }) => !over.has(status)),
  };
}
