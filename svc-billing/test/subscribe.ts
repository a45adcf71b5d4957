import type { Records } from '../../local/stand-ins/stripe/index.ts';
import type { UnderTest } from './start-for-test.ts';
import type { StripeForTest } from './start-stripe-for-test.ts';

/** A customer of a member, known on both sides, without a checkout before. */
export async function aCustomer(
  { stripe, subscriptions }: Pick<UnderTest, 'stripe' | 'subscriptions'>,
  userId: string,
): Promise<string> {
  const { id } = stripe.addCustomer({ userId });
  await subscriptions.create({ _id: userId, status: 'none', customerId: id });
  return id;
}

/** The session that a member was led to. */
export function openSession({ stripe }: UnderTest, url: string) {
  const session = stripe.all('session').find(one => one.url === url);
  if (!session) throw new Error(`there is no session at ${url}`);
  return session;
}

/** Goes through the checkout as a member does, with the event of it. */
export async function becomePremium(under: UnderTest, userId: string) {
  const { body } = await under.checkout(userId);
  const { id } = openSession(under, body.url);
  const subscription = under.stripe.pay(id);
  const session = under.stripe.get('session', id);
  await under.tell('checkout.session.completed', session);
  await under.quiet();
  return { session, subscription, customer: String(subscription.customer) };
}

type Subscription = Records['subscription'];

/** The first payment is not there yet, or never comes. */
export function takeBackPayment(stripe: StripeForTest, subscription: Subscription, status: string) {
  const { id, amount_due } = stripe.invoiceOf(subscription);
  const unpaid = { status: 'open', amount_paid: 0, amount_remaining: amount_due, attempt_count: 1 } as const;
  stripe.change('invoice', id, unpaid);
  const payment = stripe.all('invoicePayment').find(({ invoice }) => invoice === id);
  stripe.change('invoicePayment', payment ?? '', { status: 'open' });
  // Stripe may say what its library does not know yet.
  return stripe.change('subscription', subscription, { status: status as Subscription['status'] });
}
