import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { differingTrips } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { priceId } from '../test/start-stripe-for-test.ts';
import { becomePremium } from '../test/subscribe.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

test('each call makes as many trips to the database as this table says', async () => {
  const premiumId = aMemberId();
  await becomePremium(under, premiumId);
  const premium = await under.platform.keySet.tokenFor({ userId: premiumId });
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId() });
  const checkout = { priceId, mode: 'subscription' };

  expect(
    await differingTrips(under.service.url, [
      { call: 'GET /payment/plans', trips: 0 },
      { call: 'GET /payment/subscription', token, trips: 2 },
      { call: 'GET /payment/subscription', token: premium, trips: 2 },
      { call: 'POST /payment/create-checkout-session', token, body: checkout, trips: 8 },
      { call: 'POST /payment/create-checkout-session', token, body: checkout, trips: 3 },
      { call: 'GET /payment/payments', token: premium, trips: 2 },
      { call: 'POST /payment/portal', token: premium, body: {}, trips: 3 },
      { call: 'POST /payment/cancel-subscription', token: premium, body: {}, trips: 9 },
      { call: 'GET /payment/donations', trips: 5 },
    ]),
  ).toEqual([]);
});
