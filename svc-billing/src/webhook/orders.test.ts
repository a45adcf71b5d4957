import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { type SentEvent, sendEvent, stripeEvent } from '../../test/stripe/send-event.ts';
import { aCustomer } from '../../test/subscribe.ts';

const lanes = 24;
// Some thousand events on a busy machine.
const patienceMs = 400_000;

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map(rest => [first, ...rest]));

/** Begun, paid, renewed in vain, paid late, ended: each event tells of the moment it was made in. */
async function aWholeLife(userId: string) {
  const { stripe } = under;
  const customer = await aCustomer(under, userId);
  const subscription = stripe.subscribe({ customer, startedAt: new Date('2026-09-01T09:00:00Z') });
  const first = stripe.invoiceOf(subscription);
  const events: SentEvent[] = [
    stripeEvent('customer.subscription.created', subscription),
    stripeEvent('invoice.paid', first),
  ];
  const second = stripe.failToRenew(subscription);
  events.push(stripeEvent('invoice.payment_failed', second));
  events.push(stripeEvent('customer.subscription.updated', subscription));
  stripe.payLate(subscription);
  events.push(stripeEvent('invoice.paid', second));
  stripe.end(subscription, new Date('2026-10-20T09:00:00Z'));
  events.push(stripeEvent('customer.subscription.deleted', subscription));
  return { events, subscription };
}

/** What is left of it that a member, the ledger or another service can see; ids aside. */
async function stateOf(userId: string) {
  const { subscription, payments } = {
    subscription: await under.state(userId),
    payments: (await under.as(userId, 'GET /payment/payments')).body.payments,
  };
  const { atStripe, status } = (await under.subscriptions.findById(userId).lean()) ?? {};
  return {
    subscription,
    payments: payments.map(({ amount, status: outcome, donation }: Record<string, unknown>) => ({
      amount,
      outcome,
      donation,
    })),
    status,
    atStripe: atStripe?.status,
    received: under
      .heardOf(userId)
      .filter(({ type }) => type === 'payment.received')
      .map(({ data }) => (data as { donation: number }).donation),
    lastFact: under
      .heardOf(userId)
      .filter(({ type }) => /activated|cancelled/.test(type))
      .at(-1)?.type,
  };
}

async function inLanes<T>(work: readonly T[], each: (item: T) => Promise<void>) {
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await each(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const six = [0, 1, 2, 3, 4, 5];

test(
  'all 720 orders of six events of one subscription, some of them told twice, end in the same state',
  async () => {
    const members = orders(six).map(order => ({ order, userId: aMemberId() }));
    expect(members).toHaveLength(720);
    await inLanes(members, async ({ order, userId }) => {
      const { events } = await aWholeLife(userId);
      const again = order[0] ?? 0;
      for (const index of [...order, again]) {
        const answer = await sendEvent(under.service.url, { event: events[index] });
        expect(answer.status).toBe(200);
      }
    });
    await under.quiet(patienceMs);

    const states = new Set<string>();
    await inLanes(members, async ({ userId }) => void states.add(JSON.stringify(await stateOf(userId))));
    expect([...states].map(state => JSON.parse(state))).toEqual([
      expect.objectContaining({
        atStripe: 'canceled',
        subscription: expect.objectContaining({ isPremium: false }),
      }),
    ]);
  },
  patienceMs,
);

test(
  'while Stripe’s object goes on changing between them, every order ends in its last state',
  async () => {
    const members = orders([0, 1, 2]).map(order => ({ order, userId: aMemberId() }));
    await inLanes(members, async ({ order, userId }) => {
      const { stripe } = under;
      const customer = await aCustomer(under, userId);
      const subscription = stripe.subscribe({ customer });
      const created = stripeEvent('customer.subscription.created', subscription);
      const changes = [
        () => stripe.failToRenew(subscription),
        () => stripe.payLate(subscription),
        () => stripe.end(subscription),
      ];
      const events = [created, created, created];
      for (const [at, index] of order.entries()) {
        changes[at]?.();
        events[index] = stripeEvent('customer.subscription.updated', subscription);
        await sendEvent(under.service.url, { event: events[index] });
      }
      await sendEvent(under.service.url, { event: created });
    });
    await under.quiet(patienceMs);
    for (const { userId } of members)
      expect(await stateOf(userId)).toMatchObject({
        atStripe: 'canceled',
        subscription: { isPremium: false },
      });
  },
  patienceMs,
);
