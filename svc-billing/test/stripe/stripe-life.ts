import {
  type Account,
  type FakeCharge,
  type FakeInvoice,
  type FakeSubscription,
  newId,
  seconds,
} from './stripe-objects.ts';

export const price = { id: 'price_of_the_test', unit_amount: 499 };
export const monthSeconds = 30 * 24 * 3_600;

interface Subscribe {
  customer: string;
  status?: string;
  startedAt?: Date;
  priceId?: string;
  currency?: string;
  livemode?: boolean;
}

const found = <T>(map: Map<string, T>, id: string | null | undefined): T => {
  const thing = map.get(id ?? '');
  if (!thing) throw new Error(`there is no ${id}`);
  return thing;
};

/** What happens at Stripe that no call of ours asks for: people pay, cards fail, banks take money back. */
export function stripeLife(account: Account) {
  const { sessions, subscriptions, invoices, charges, disputes } = account;

  function bill(subscription: FakeSubscription, isPaid: boolean): FakeInvoice {
    const [item] = subscription.items.data;
    const amount = item?.price.unit_amount ?? 0;
    const at = item?.current_period_start ?? 0;
    const invoice: FakeInvoice = {
      id: newId('in'),
      object: 'invoice',
      livemode: subscription.livemode,
      customer: subscription.customer,
      currency: subscription.currency,
      status: 'open',
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      attempt_count: 1,
      created: at,
      hosted_invoice_url: 'https://invoice.stripe.example/i/1',
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id },
      },
      status_transitions: { paid_at: null },
      intent: newId('pi'),
    };
    invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    if (isPaid) settle(invoice);
    return invoice;
  }

  function settle(invoice: FakeInvoice): FakeCharge {
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      status_transitions: { paid_at: invoice.created },
    });
    const charge: FakeCharge = {
      id: newId('ch'),
      object: 'charge',
      livemode: invoice.livemode,
      customer: invoice.customer,
      currency: invoice.currency,
      amount: invoice.amount_due,
      amount_refunded: 0,
      disputed: false,
      payment_intent: invoice.intent,
    };
    charges.set(charge.id, charge);
    return charge;
  }

  function subscribe(given: Subscribe): FakeSubscription {
    const { customer, status = 'active', startedAt = new Date('2026-11-01T09:00:00Z') } = given;
    const { priceId = price.id, currency = 'gbp', livemode = false } = given;
    const at = seconds(startedAt);
    const subscription: FakeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      livemode,
      status,
      customer,
      currency,
      created: at,
      start_date: at,
      ended_at: null,
      cancel_at: null,
      cancel_at_period_end: false,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            quantity: 1,
            price: { id: priceId, unit_amount: price.unit_amount },
            current_period_start: at,
            current_period_end: at + monthSeconds,
          },
        ],
      },
      latest_invoice: null,
    };
    subscriptions.set(subscription.id, subscription);
    bill(subscription, ['active', 'trialing'].includes(status));
    return subscription;
  }

  function nextPeriod({ items }: FakeSubscription) {
    for (const item of items.data) {
      item.current_period_start = item.current_period_end;
      item.current_period_end += monthSeconds;
    }
  }

  return {
    bill,
    subscribe,
    /** A member pays at the checkout page. */
    pay(sessionId: string, more: Partial<Subscribe> = {}) {
      const session = found(sessions, sessionId);
      if (session.status !== 'open') throw new Error(`the session is ${session.status}`);
      const subscription = subscribe({
        customer: session.customer,
        priceId: session.priceId,
        startedAt: new Date(),
        ...more,
      });
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        url: null,
      });
      return subscription;
    },
    renew(subscription: FakeSubscription) {
      nextPeriod(subscription);
      subscription.status = 'active';
      return bill(subscription, true);
    },
    failToRenew(subscription: FakeSubscription) {
      nextPeriod(subscription);
      subscription.status = 'past_due';
      return bill(subscription, false);
    },
    payLate(subscription: FakeSubscription) {
      subscription.status = 'active';
      return settle(found(invoices, subscription.latest_invoice));
    },
    end(subscription: FakeSubscription, at = new Date()) {
      Object.assign(subscription, { status: 'canceled', ended_at: seconds(at) });
    },
    chargeOf: (invoice: Pick<FakeInvoice, 'intent'>) => {
      const charge = [...charges.values()].find(one => one.payment_intent === invoice.intent);
      if (!charge) throw new Error('nothing was charged');
      return charge;
    },
    invoiceOf: (subscription: FakeSubscription) => found(invoices, subscription.latest_invoice),
    dispute(charge: FakeCharge, status = 'needs_response') {
      charge.disputed = true;
      const dispute = {
        id: newId('dp'),
        object: 'dispute' as const,
        livemode: charge.livemode,
        charge: charge.id,
        amount: charge.amount,
        status,
      };
      disputes.set(dispute.id, dispute);
      return dispute;
    },
  };
}
