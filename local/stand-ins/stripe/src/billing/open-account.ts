import { idOf } from '../id-of.ts';
import type { Charge, Dispute, Kind, Price, Records, Subscription } from '../store/records.ts';
import { missing } from '../stripe-problem.ts';
import type { World } from '../world.ts';
import { addCustomer } from './add-customer.ts';
import { attachCard } from './attach-card.ts';
import { changeSubscription } from './change-subscription.ts';
import { closeDispute, openDispute } from './dispute-charge.ts';
import { endSubscription } from './end-subscription.ts';
import { liveCustomer } from './live-customer.ts';
import { payCheckout } from './pay-checkout.ts';
import { refundCharge } from './refund-charge.ts';
import { periodEndOf, renewSubscription } from './renew-subscription.ts';
import { startSubscription } from './start-subscription.ts';
import { tryInvoice } from './try-invoice.ts';
import { typedCard } from './typed-card.ts';

type Named = string | { id: string };

interface Subscribe {
  customer: Named;
  /** In what the price differs from the one that is sold. */
  price?: Partial<Price>;
  card?: string;
}

const goodCard = '4242424242424242';
const failingCard = '4000000000000341';

export type Account = ReturnType<typeof openAccount>;

/** What happens at Stripe that no call of its API asks for, and what is there now; for the control and for tests in this process. */
export function openAccount(world: World) {
  const { store, clock } = world;

  function get<K extends Kind>(kind: K, named: Named): Records[K] {
    const record = store.get(kind, idOf(named));
    if (!record) throw missing(kind, idOf(named));
    return record;
  }

  function chargeOf(invoice: Named): Charge {
    const payment = store.all('invoicePayment').find(one => one.invoice === idOf(invoice));
    const intent = payment && get('paymentIntent', payment.payment.payment_intent ?? '');
    if (!intent?.latest_charge) throw missing('invoice with a charge', idOf(invoice));
    return get('charge', intent.latest_charge);
  }

  const invoiceOf = (subscription: Named) =>
    get('invoice', get('subscription', subscription).latest_invoice ?? '');

  /** The subscription is paid with this card from now on. */
  function withCard(named: Named, number: string): Subscription {
    const subscription = get('subscription', named);
    const customer = liveCustomer(store, subscription.customer);
    const { id } = attachCard(world, customer, typedCard(world, number));
    return changeSubscription(world, subscription, { default_payment_method: id });
  }

  const renewWith = (named: Named, card: string) =>
    store.transaction(() => {
      const subscription = withCard(named, card);
      clock.at(periodEndOf(subscription), () => renewSubscription(world, subscription));
      return invoiceOf(named);
    });

  return {
    get,
    all: store.all,
    chargeOf,
    invoiceOf,
    /** As if it were that time. */
    at: <T>(date: Date, work: () => T) => clock.at(Math.floor(date.getTime() / 1000), work),
    /** Makes a record what nothing that happens here would make it. */
    change<K extends Kind>(kind: K, named: Named, changes: Partial<Records[K]>): Records[K] {
      const changed = { ...get(kind, named), ...changes };
      store.transaction(() => store.put(kind, changed));
      return changed;
    },
    forget: (kind: Kind, named: Named) => store.transaction(() => store.remove(kind, idOf(named))),
    addCustomer: (metadata: Record<string, string>) =>
      store.transaction(() => addCustomer(world, { metadata })),
    subscribe: ({ customer: named, price, card = goodCard }: Subscribe): Subscription =>
      store.transaction(() => {
        const customer = liveCustomer(store, named);
        const method = attachCard(world, customer, typedCard(world, card));
        const order = { customer, method, quantity: 1, metadata: {}, description: null };
        const started = startSubscription(world, { ...order, price: { ...world.price, ...price } });
        if (started.decline) throw new Error(started.decline.message);
        return started.subscription;
      }),
    pay: (session: Named, card = goodCard): Subscription =>
      store.transaction(() => {
        const paid = payCheckout(world, get('session', session), typedCard(world, card));
        if (paid.decline) throw new Error(paid.decline.message);
        return get('subscription', paid.session.subscription ?? '');
      }),
    /** The month is over, and the next one is paid. */
    renew: (subscription: Named) => renewWith(subscription, goodCard),
    /** The month is over, and the card is declined. */
    failToRenew: (subscription: Named) => renewWith(subscription, failingCard),
    /** What is unpaid of a subscription is paid after all. */
    payLate: (subscription: Named) =>
      store.transaction(() => {
        const tried = tryInvoice(world, invoiceOf(subscription), withCard(subscription, goodCard));
        if (tried.decline) throw new Error(tried.decline.message);
        return invoiceOf(subscription);
      }),
    end: (subscription: Named) =>
      store.transaction(() => endSubscription(world, get('subscription', subscription), {})),
    refund: (charge: Named, amount: number) =>
      store.transaction(() => refundCharge(world, get('charge', charge), { amount })),
    dispute: (named: Named, reason = 'fraudulent'): Dispute =>
      store.transaction(() => {
        const charge = get('charge', named);
        return openDispute(world, charge, { reason, amount: charge.amount });
      }),
    closeDispute: (dispute: Named, outcome: 'won' | 'lost') =>
      store.transaction(() => closeDispute(world, get('dispute', dispute), outcome)),
  };
}
