import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually, readLog } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { aCustomer, becomePremium } from '../../test/subscribe.ts';
import { nextNight } from './next-night.ts';

const logFile = join(mkdtempSync(join(tmpdir(), 'sufra-log-')), 'out.log');
let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ LOG_FILE: logFile, LOG_LEVEL: 'info' });
  await finished();
});
afterAll(() => under.stop());

type Job = { _id: string; dueAt: Date; finishedAt?: Date };
const jobs = () => under.platform.database.connection.collection<Job>('jobs');
const comparing = { _id: 'reconcile' };
const finished = () =>
  eventually(async () => {
    const job = await jobs().findOne(comparing);
    return job?.finishedAt !== undefined && job.dueAt > new Date();
  }, 15_000);

/** As if it were night. */
async function compare() {
  await jobs().updateOne(comparing, { $set: { dueAt: new Date() }, $unset: { finishedAt: '' } });
  await finished();
  await under.quiet();
}

const repairs = () =>
  readLog(logFile)
    .split('\n')
    .filter(line => line.includes('repaired: Stripe knew better'))
    .map(line => JSON.parse(line));

describe('comparing with Stripe', () => {
  test('finds a renewal, an end and a refund that no event told of, and writes down what it mended', async () => {
    const [renewed, ended, refunded] = [aMemberId(), aMemberId(), aMemberId()];
    const subscriptions = {
      renewed: (await becomePremium(under, renewed)).subscription,
      ended: (await becomePremium(under, ended)).subscription,
      refunded: (await becomePremium(under, refunded)).subscription,
    };
    under.stripe.renew(subscriptions.renewed);
    under.stripe.end(subscriptions.ended);
    const charge = under.stripe.chargeOf(under.stripe.invoiceOf(subscriptions.refunded));
    under.stripe.refund(charge, 499);

    await compare();

    const paymentsOf = async (userId: string) =>
      (await under.as(userId, 'GET /payment/payments')).body.payments;
    expect(await paymentsOf(renewed)).toHaveLength(2);
    expect(await under.state(ended)).toMatchObject({ state: 'ended', isPremium: false });
    expect(under.heardOf(ended).at(-1)?.type).toBe('subscription.cancelled');
    expect(await paymentsOf(refunded)).toMatchObject([{ status: 'refunded', donation: 0 }]);
    const mended = repairs().map(({ userId }) => userId);
    expect(mended).toEqual(expect.arrayContaining([renewed, ended, refunded]));
    expect(repairs().find(({ userId }) => userId === ended)).toMatchObject({
      before: { status: 'active', atStripe: 'active' },
      after: { status: 'cancelled', atStripe: 'canceled' },
    });
  });

  test('finds a checkout that was paid and never told of', async () => {
    const userId = aMemberId();
    await under.checkout(userId);
    under.stripe.pay(under.stripe.all('session').at(-1) ?? '');

    await compare();

    expect(under.heardOf(userId)[0]?.type).toBe('subscription.activated');
  });

  test('finds who pays at Stripe and is believed to have ended', async () => {
    const userId = aMemberId();
    const customer = await aCustomer(under, userId);
    await under.subscriptions.updateOne({ _id: userId }, { $set: { status: 'cancelled' } });
    under.stripe.subscribe({ customer });

    await compare();

    expect(await under.state(userId)).toMatchObject({ state: 'active' });
  });

  test('tells every fact again as the same event, so that a lost one leaves no payer without premium', async () => {
    const userId = aMemberId();
    await becomePremium(under, userId);
    const lost = under.platform.heard.splice(0).find(({ subject }) => subject === userId);

    await compare();

    const again = under.platform.heard.find(({ subject }) => subject === userId);
    expect(again).toEqual(lost);
  });

  test('when nothing differs mends nothing', async () => {
    await compare();
    const before = repairs().length;
    await compare();
    expect(repairs()).toHaveLength(before);
  });

  test('while Stripe is away is tried again soon, and no member loses premium', async () => {
    const userId = aMemberId();
    await becomePremium(under, userId);
    under.stripe.fail('GET /v1/subscriptions', { fault: 'error', times: 999 });
    await jobs().updateOne(comparing, { $set: { dueAt: new Date() }, $unset: { finishedAt: '' } });
    await eventually(async () => {
      const { dueAt } = (await jobs().findOne(comparing)) ?? { dueAt: new Date(0) };
      return dueAt > new Date() && dueAt < new Date(Date.now() + 60_000);
    }, 15_000);
    under.stripe.heal();
    expect(await under.state(userId)).toMatchObject({ isPremium: true });
    await compare();
  });

  test('to a Stripe that knows none of our customers takes premium from no member', async () => {
    const userId = aMemberId();
    const { customer } = await becomePremium(under, userId);
    under.stripe.forget('customer', customer);
    await compare();
    expect(await under.state(userId)).toMatchObject({ isPremium: true });
  });

  test('is done by one of two replicas', async () => {
    const replica = await under.startReplica();
    under.stripe.calls.clear();
    await compare();
    const looks = under.stripe.callsOf('GET /v1/invoices');
    const customers = looks.map(({ params }) => Object(params).customer);
    expect(customers).not.toEqual([]);
    expect(new Set(customers).size).toBe(customers.length);
    await replica.stop();
  });
});

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-21T03:00:00.000Z'],
  ['2026-11-21T03:00:00Z', '2026-11-22T03:00:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T03:00:00.000Z'],
])('after %s the next night is %s', (now, next) => {
  expect(nextNight(3, new Date(now)).toISOString()).toBe(next);
});
