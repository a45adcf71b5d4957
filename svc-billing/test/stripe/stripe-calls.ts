import type { Form } from './read-form.ts';
import { price, stripeLife } from './stripe-life.ts';
import { type Account, newId, seconds } from './stripe-objects.ts';

export class Refused extends Error {
  readonly status: number;
  readonly error: Record<string, string>;

  constructor(status: number, error: Record<string, string>) {
    super(error.message);
    this.status = status;
    this.error = { type: 'invalid_request_error', ...error };
  }
}

const missing = (id: string, param = 'id') =>
  new Refused(param === 'customer' ? 400 : 404, {
    code: 'resource_missing',
    param,
    message: `No such thing: '${id}'`,
  });

const found = <T>(map: Map<string, T>, id: string, param?: string): T => {
  const thing = map.get(id);
  if (!thing) throw missing(id, param);
  return thing;
};

const list = <T>(data: T[]) => ({ object: 'list', has_more: false, url: '/v1', data });

interface Call {
  account: Account;
  form: Form;
  id: string;
  origin: string;
}

type Answer = (call: Call) => object;

const customerOf = ({ account, form }: Call) => {
  const id = String(form.customer ?? '');
  if (id) found(account.customers, id, 'customer');
  return id;
};

/** What svc-billing asks of Stripe, each call in as many words as it takes. */
export const stripeCalls: [pattern: string, answer: Answer][] = [
  [
    'POST /v1/customers',
    ({ account, form }) => {
      const metadata = form.metadata as Record<string, string>;
      const email = typeof form.email === 'string' ? { email: form.email } : {};
      const customer = { id: newId('cus'), object: 'customer' as const, livemode: false, metadata, ...email };
      account.customers.set(customer.id, customer);
      return customer;
    },
  ],
  [
    'DELETE /v1/customers/:id',
    ({ account, id }) => {
      found(account.customers, id);
      account.customers.delete(id);
      for (const one of account.subscriptions.values()) if (one.customer === id) one.status = 'canceled';
      return { id, object: 'customer', deleted: true };
    },
  ],
  [
    'POST /v1/checkout/sessions',
    call => {
      const { account, form, origin } = call;
      const customer = customerOf(call);
      const expiresAt = Number(form.expires_at);
      if (expiresAt < seconds(new Date()) + 30 * 60 - 60)
        throw new Refused(400, { param: 'expires_at', message: 'too soon' });
      const items = form.line_items as { 0: { price: string } };
      if (items[0].price !== price.id)
        throw new Refused(400, { param: 'line_items', message: 'No such price' });
      const id = newId('cs');
      const session = {
        id,
        object: 'checkout.session' as const,
        livemode: false,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
        url: `${origin}/c/pay/${id}`,
        customer,
        subscription: null,
        created: seconds(new Date()),
        expires_at: expiresAt,
        priceId: items[0].price,
        asked: form,
      };
      account.sessions.set(id, session);
      return session;
    },
  ],
  ['GET /v1/checkout/sessions/:id', ({ account, id }) => found(account.sessions, id)],
  [
    'POST /v1/checkout/sessions/:id/expire',
    ({ account, id }) => {
      const session = found(account.sessions, id);
      if (session.status !== 'open') throw new Refused(400, { message: 'This session is not open.' });
      return Object.assign(session, { status: 'expired', url: null });
    },
  ],
  [
    'POST /v1/billing_portal/sessions',
    call => ({
      id: newId('bps'),
      object: 'billing_portal.session',
      customer: customerOf(call),
      return_url: call.form.return_url,
      url: `${call.origin}/p/session/${newId('s')}`,
    }),
  ],
  [
    'GET /v1/subscriptions',
    call => {
      const customer = customerOf(call);
      const { subscriptions, invoices } = call.account;
      const { status, price: priceId } = call.form;
      const all = [...subscriptions.values()].filter(
        one =>
          (!customer || one.customer === customer) &&
          (status === 'all' || one.status === status) &&
          (!priceId || one.items.data.some(item => item.price.id === priceId)),
      );
      return list(
        all.map(one => ({ ...one, latest_invoice: invoices.get(one.latest_invoice ?? '') ?? null })),
      );
    },
  ],
  [
    'DELETE /v1/subscriptions/:id',
    ({ account, id }) => {
      const subscription = found(account.subscriptions, id);
      if (subscription.status === 'canceled') throw missing(id);
      return Object.assign(subscription, { status: 'canceled', ended_at: seconds(new Date()) });
    },
  ],
  [
    'GET /v1/invoices/:id',
    ({ account, id }) => {
      const { intent, ...invoice } = found(account.invoices, id);
      const payment = {
        status: invoice.status === 'paid' ? 'paid' : 'open',
        payment: { type: 'payment_intent', payment_intent: intent },
      };
      return { ...invoice, payments: list([payment]) };
    },
  ],
  [
    'GET /v1/invoices',
    call => {
      const customer = customerOf(call);
      return list([...call.account.invoices.values()].filter(one => one.customer === customer));
    },
  ],
  [
    'GET /v1/charges',
    ({ account, form }) =>
      list(
        [...account.charges.values()].filter(
          one => one.payment_intent === form.payment_intent || one.customer === form.customer,
        ),
      ),
  ],
  ['GET /v1/charges/:id', ({ account, id }) => found(account.charges, id)],
  [
    'GET /v1/disputes',
    ({ account, form }) => list([...account.disputes.values()].filter(one => one.charge === form.charge)),
  ],
  [
    'GET /v1/invoice_payments',
    ({ account, form }) => {
      const { payment_intent } = form.payment as { payment_intent: string };
      const paying = [...account.invoices.values()].filter(one => one.intent === payment_intent);
      return list(paying.map(({ id }) => ({ object: 'invoice_payment', invoice: id })));
    },
  ],
  [
    // No call of Stripe's: how a stand-in is told that a customer pays already.
    'POST /__control/subscriptions',
    ({ account, form }) => {
      const { userId = '', since } = form as Record<string, string>;
      const customer = {
        id: newId('cus'),
        object: 'customer' as const,
        livemode: false,
        metadata: { userId },
      };
      account.customers.set(customer.id, customer);
      const startedAt = new Date(since ?? 0);
      const subscription = stripeLife(account).subscribe({ customer: customer.id, startedAt });
      return { customer: customer.id, subscription: subscription.id };
    },
  ],
];
