import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { becomePremium, openSession } from '../test/subscribe.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterEach(() => under.stripe.heal());
afterAll(() => under.stop());

const leave = (userId: string) =>
  under.platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence: 7,
    data: {
      userId,
      isAdmin: false,
      isModerator: false,
      endedSessions: [],
      sessionsNotBefore: null,
      deleted: true,
      displayName: null,
    },
  });

const isCustomer = (id: string) => !('deleted' in under.stripe.get('customer', id));
const statusOf = ({ id }: { id: string }) => under.stripe.get('subscription', id).status;

const hasLeft = (userId: string) =>
  eventually(async () => Boolean((await under.subscriptions.findById(userId).lean())?.leftAt), 20_000);

test('who deletes the account pays nothing more, and nothing here or at Stripe bears the name', async () => {
  const userId = aMemberId();
  const { subscription, customer } = await becomePremium(under, userId);

  await leave(userId);
  await hasLeft(userId);

  expect([statusOf(subscription), isCustomer(customer)]).toEqual(['canceled', false]);
  const rows = await Promise.all([
    under.subscriptions.find().lean(),
    under.payments.find({ _id: String(subscription.latest_invoice) }).lean(),
    under.inbox.find().lean(),
    under.ledger.find().lean(),
  ]);
  expect(JSON.stringify(rows)).not.toContain(customer);
  expect(rows[1]).toMatchObject([{ amount: 499, outcome: 'paid' }]);
  expect(rows[1][0]?.userId).toBeUndefined();
  expect(JSON.stringify(rows[3])).not.toContain(userId);
  await under.quiet();
  expect(under.heardOf(userId).at(-1)?.type).toBe('subscription.cancelled');
});

test('a refund after that still takes back what was pledged', async () => {
  const userId = aMemberId();
  const { subscription } = await becomePremium(under, userId);
  const charge = under.stripe.chargeOf(under.stripe.invoiceOf(subscription));
  await leave(userId);
  await hasLeft(userId);

  under.stripe.refund(charge, 499);
  await under.tell('charge.refunded', under.stripe.get('charge', charge));
  await under.quiet();

  const entries = await under.ledger.find({ invoice: String(subscription.latest_invoice) }).lean();
  expect(entries.map(({ amount }) => amount)).toEqual([50, -50]);
});

test('while Stripe is away it is tried until it is done', async () => {
  const userId = aMemberId();
  const { subscription, customer } = await becomePremium(under, userId);
  under.stripe.fail('DELETE /v1/subscriptions/', { fault: 'error', status: 503, times: 99 });
  await leave(userId);
  await eventually(() => under.stripe.callsOf('DELETE /v1/subscriptions/').length > 0);
  expect(statusOf(subscription)).toBe('active');

  under.stripe.heal();
  await under.subscriptions.updateOne({ _id: userId }, { $set: { nextCheckAt: new Date() } });
  await hasLeft(userId);

  expect([statusOf(subscription), isCustomer(customer)]).toEqual(['canceled', false]);
});

test('an open checkout of who leaves is closed, and there is no other', async () => {
  const userId = aMemberId();
  const session = openSession(under, (await under.checkout(userId)).body.url);
  await leave(userId);
  await hasLeft(userId);
  expect(under.stripe.get('session', session).status).toBe('expired');
  expect(await under.checkout(userId)).toMatchObject({ status: 401 });
});

test('who leaves without ever having paid leaves the id alone, told twice or not', async () => {
  const userId = aMemberId();
  await leave(userId);
  await hasLeft(userId);
  await leave(userId);
  await under.quiet();
  expect(await under.subscriptions.findById(userId).lean()).toMatchObject({ status: 'none' });
  expect(under.heardOf(userId)).toEqual([]);
});
