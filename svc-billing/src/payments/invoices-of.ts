import type Stripe from 'stripe';
import type { PaymentModel } from '../models/payment-model.ts';
import { idOf } from '../stripe/id-of.ts';

interface Deps {
  stripe: Stripe;
  payments: PaymentModel;
}

/** Which invoices a charge has paid, and whose: a charge itself does not say it. */
export async function invoicesOf({ stripe, payments }: Deps, chargeId: string) {
  const charge = await stripe.charges.retrieve(chargeId);
  const customerId = idOf(charge.customer);
  const intent = idOf(charge.payment_intent);
  if (!intent) return { customerId, invoiceIds: [] };
  const known = await payments.find({ intents: intent }, { _id: 1 }).lean();
  if (known.length > 0) return { customerId, invoiceIds: known.map(({ _id }) => _id) };
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  });
  return { customerId, invoiceIds: data.flatMap(({ invoice }) => idOf(invoice) ?? []) };
}
