import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@sufra/service-kit';
import { openTestDatabase, type TestDatabase } from '@sufra/service-kit/testing';
import { trusted } from 'mongoose';
import { aMemberId } from '../../test/a-member-id.ts';
import { type SentEvent, stripeEvent } from '../../test/send-event.ts';
import {
  priceId,
  type StripeForTest,
  secretKey,
  startStripeForTest,
} from '../../test/start-stripe-for-test.ts';
import { inboxModel } from '../models/inbox-model.ts';
import { ledgerModel } from '../models/ledger-model.ts';
import { paymentModel } from '../models/payment-model.ts';
import { subscriptionModel } from '../models/subscription-model.ts';
import { openStripe } from '../stripe/open-stripe.ts';
import { oursOf } from '../stripe/ours.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { type InboxDeps, workInbox } from './work-inbox.ts';

// Thousands of events, each with its questions to Stripe, on a busy machine.
const patienceMs = 600_000;

let database: TestDatabase;
let stripe: StripeForTest;
let deps: InboxDeps & { nudge: () => void };
beforeAll(async () => {
  database = await openTestDatabase();
  stripe = await startStripeForTest();
  const { connection } = database;
  deps = {
    stripe: openStripe({ apiUrl: stripe.url, secretKey, timeoutMs: 20_000, retries: 1 }),
    ours: oursOf(secretKey, [priceId]),
    subscriptions: subscriptionModel(connection),
    payments: paymentModel(connection),
    ledger: ledgerModel(connection),
    inbox: inboxModel(connection),
    log: createLog({ name: 'test', level: 'silent' }),
    graceMs: 7 * 24 * 3_600_000,
    leaseMs: 60_000,
    nudge: () => undefined,
  };
  for (const model of Object.values(connection.models)) await model.createIndexes();
});
afterAll(async () => {
  await stripe.stop();
  await database.stop();
});

const orders = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, index) => orders(things.toSpliced(index, 1)).map(rest => [first, ...rest]));

/** Members who have an order each, and are customers. */
async function membersOf<T>(given: T[][]) {
  const members = given.map(order => {
    const userId = aMemberId();
    return { order, userId, customer: stripe.addCustomer({ userId }).id };
  });
  const rows = members.map(({ userId, customer }) => ({ _id: userId, status: 'none', customerId: customer }));
  await deps.subscriptions.insertMany(rows);
  return members;
}

/** Begun, paid, renewed in vain, paid late, ended: each event tells of the moment it was made in. */
function aWholeLife(customer: string) {
  const at = <T>(day: string, work: () => T) => stripe.at(new Date(`${day}T09:00:00Z`), work);
  const subscription = at('2026-09-01', () => stripe.subscribe({ customer }));
  const first = stripe.invoiceOf(subscription);
  const events: SentEvent[] = [
    stripeEvent('customer.subscription.created', subscription),
    stripeEvent('invoice.paid', first),
  ];
  const second = stripe.failToRenew(subscription);
  events.push(stripeEvent('invoice.payment_failed', second));
  events.push(stripeEvent('customer.subscription.updated', stripe.get('subscription', subscription)));
  const late = at('2026-10-03', () => stripe.payLate(subscription));
  events.push(stripeEvent('invoice.paid', late));
  const ended = at('2026-10-20', () => stripe.end(subscription));
  events.push(stripeEvent('customer.subscription.deleted', ended));
  return events;
}

const receive = (event: SentEvent | undefined) => (event ? receiveWebhook(deps, event) : undefined);

/** A few at once: each that waits for the database holds a session of the driver, which looks through all it has. */
async function receiveAll(events: (SentEvent | undefined)[]) {
  const rest = events.values();
  const inTurn = async () => {
    for (const event of rest) await receive(event);
  };
  await Promise.all(Array.from({ length: 20 }, inTurn));
}

async function workOff() {
  while (await workInbox(deps));
  expect(await deps.inbox.countDocuments({ dueAt: { $exists: true } })).toBe(0);
}

/** Everything that is left of each; ids and counters aside. */
async function statesOf(userIds: string[]) {
  const members = await deps.subscriptions.find({ _id: trusted({ $in: userIds }) }).lean();
  const all = await deps.payments
    .find({ userId: trusted({ $in: userIds }) })
    .sort({ at: 1 })
    .lean();
  const pledges = await deps.ledger.find().lean();
  const memberById = new Map(members.map(member => [member._id, member]));
  const paymentsByMember = Map.groupBy(all, ({ userId }) => userId);
  const pledgesByInvoice = Map.groupBy(pledges, ({ invoice }) => invoice);
  return userIds.map(userId => {
    const member = memberById.get(userId);
    const payments = paymentsByMember.get(userId) ?? [];
    const pledged = payments.flatMap(({ _id }) => pledgesByInvoice.get(_id) ?? []);
    return {
      status: member?.status,
      atStripe: member?.atStripe?.status,
      endedAt: member?.atStripe?.endedAt,
      told: member?.outbox.map(({ type }) => type),
      payments: payments.map(({ outcome, amount, at }) => ({ outcome, amount, at })),
      pledged: pledged.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
}

const six = [0, 1, 2, 3, 4, 5];

/** Every fifth of the 720 orders: among them each four of the six events come in each of their orders. `ORDERS=all` takes all. */
const sixInOrders = orders(six).filter((_, at) => process.env.ORDERS === 'all' || at % 5 === 0);

const foursOf = (order: number[]) =>
  six.flatMap(a =>
    six
      .slice(a + 1)
      .flatMap(b =>
        six.slice(b + 1).flatMap(c => six.slice(c + 1).map(d => [a, b, c, d].map(at => order[at]).join())),
      ),
  );

test('the orders that are tried hold every order of any four events', () => {
  expect(new Set(sixInOrders.flatMap(foursOf)).size).toBe(6 * 5 * 4 * 3);
});

test(
  'orders of six events of one subscription, one of them told twice, all end in the same state',
  async () => {
    const customers = await membersOf(sixInOrders.map(order => [...order, order[0] ?? 0]));
    const members = customers.map(one => ({ ...one, events: aWholeLife(one.customer) }));
    for (const turn of [...six, 6]) {
      await receiveAll(members.map(({ order, events }) => events[order[turn] ?? 0]));
      await workOff();
    }

    const found = await statesOf(members.map(({ userId }) => userId));
    expect(found).toHaveLength(sixInOrders.length);
    const states = new Set(found.map(state => JSON.stringify(state)));
    expect([...states].map(state => JSON.parse(state))).toEqual([
      {
        status: 'none',
        atStripe: 'canceled',
        endedAt: '2026-10-20T09:00:00.000Z',
        told: ['payment.received', 'payment.received'],
        payments: [
          { outcome: 'paid', amount: 499, at: '2026-09-01T09:00:00.000Z' },
          { outcome: 'paid', amount: 499, at: '2026-10-03T09:00:00.000Z' },
        ],
        pledged: 100,
      },
    ]);
  },
  patienceMs,
);

test(
  'while Stripe’s object goes on changing between them, every order ends in its last state',
  async () => {
    const members = await membersOf(orders([0, 1, 2, 3]));
    for (const { order, customer } of members) {
      const subscription = stripe.subscribe({ customer });
      const events: SentEvent[] = [];
      const changes = [
        () => undefined,
        () => stripe.failToRenew(subscription),
        () => stripe.payLate(subscription),
        () => stripe.end(subscription),
      ];
      for (const change of changes) {
        change();
        events.push(stripeEvent('customer.subscription.updated', stripe.get('subscription', subscription)));
        const [now, late] = [events[order[events.length - 1] ?? 0], events.at(-1)];
        await receive(now ?? late);
        await workOff();
      }
      for (const index of order) await receive(events[index]);
    }
    await workOff();
    for (const state of await statesOf(members.map(({ userId }) => userId)))
      expect(state).toMatchObject({ status: 'cancelled', atStripe: 'canceled' });
  },
  patienceMs,
);
