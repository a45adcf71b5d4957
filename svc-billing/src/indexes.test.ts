import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually, queriesWithoutIndex } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { becomePremium } from '../test/subscribe.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function live() {
  const userId = aMemberId();
  await becomePremium(under, userId);
  await eventually(async () => (await under.ledger.exists({ kind: 'pledge' })) !== null, 10_000);
  for (const path of ['subscription', 'payments', 'donations', 'donations/transfers'])
    await under.as(userId, `GET /payment/${path}`);
  await under.as(userId, 'POST /payment/portal');
  await under.as(userId, 'POST /payment/cancel-subscription');
  await under.quiet();
}

test('each query of a member’s day, of Stripe’s events and of the work in the background uses an index', async () => {
  const { scanning, seen } = await queriesWithoutIndex(under.platform.database.connection, live);
  expect(scanning).toEqual([]);
  expect(seen).toEqual(
    expect.arrayContaining([
      'find ledger by invoice',
      'find ledger by kind, in the order of _id',
      'find payments by isUnsettled',
      'find payments by userId, outcome, in the order of at, _id',
      'find subscriptions by nextCheckAt, in the order of nextCheckAt',
      'find subscriptions by pendingAt, leaseUntil',
    ]),
  );
});
