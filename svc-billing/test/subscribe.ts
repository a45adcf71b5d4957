import type { UnderTest } from './start-for-test.ts';
import { newId } from './stripe/stripe-objects.ts';

/** A customer of a member, known to Stripe alone. */
export function addCustomer(stripe: UnderTest['stripe'], userId: string): string {
  const id = newId('cus');
  stripe.account.customers.set(id, { id, object: 'customer', livemode: false, metadata: { userId } });
  return id;
}

/** A customer of a member, known on both sides, without a checkout before. */
export async function aCustomer(
  { stripe, subscriptions }: Pick<UnderTest, 'stripe' | 'subscriptions'>,
  userId: string,
): Promise<string> {
  const id = addCustomer(stripe, userId);
  await subscriptions.create({ _id: userId, status: 'none', customerId: id });
  return id;
}

/** The session that a member was led to. */
export function openSession({ stripe }: UnderTest, url: string) {
  const session = [...stripe.account.sessions.values()].find(one => one.url === url);
  if (!session) throw new Error(`there is no session at ${url}`);
  return session;
}

/** Goes through the checkout as a member does, with the event of it. */
export async function becomePremium(under: UnderTest, userId: string) {
  const { body } = await under.checkout(userId);
  const session = openSession(under, body.url);
  const subscription = under.stripe.pay(session.id);
  await under.tell('checkout.session.completed', session);
  await under.quiet();
  return { session, subscription, customer: session.customer };
}
