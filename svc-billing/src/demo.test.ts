import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { seedDemo } from './demo.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const publishedAll = () =>
  eventually(async () => (await under.subscriptions.countDocuments({ pendingAt: { $exists: true } })) === 0);

test('a premium demo member pays at the stand-in, and is told of once, however often it is seeded', async () => {
  const premium = { id: aMemberId(), isPremium: true };
  const members = [premium, { id: aMemberId(), isPremium: false }];
  for (let time = 0; time < 3; time++) await seedDemo({ config: under.config, members });
  await publishedAll();

  expect(under.platform.heard).toMatchObject([
    { type: 'subscription.activated', subject: premium.id },
    { type: 'payment.received', subject: premium.id },
  ]);
  expect(await under.subscriptions.countDocuments({})).toBe(1);
  expect(await under.state(premium.id)).toMatchObject({
    state: 'active',
    nextPayment: { amount: 499 },
    canManagePayment: true,
  });
  await under.as(premium.id, 'POST /payment/cancel-subscription');
  expect(under.stripe.all('subscription')).toMatchObject([{ status: 'canceled' }]);
});

test('with the real Stripe a premium demo member is premium without paying, and may cancel', async () => {
  const premium = { id: aMemberId(), isPremium: true };
  const config = { ...under.config, stripeApiUrl: 'https://api.stripe.com' };
  await seedDemo({ config, members: [premium] });
  await publishedAll();

  expect(under.heardOf(premium.id)).toMatchObject([{ type: 'subscription.activated' }]);
  expect(await under.state(premium.id)).toMatchObject({ state: 'active', nextPayment: null });
  expect(await under.as(premium.id, 'POST /payment/cancel-subscription')).toMatchObject({ status: 200 });
  expect(await under.state(premium.id)).toMatchObject({ state: 'ended', isPremium: false });
});

test('outside local mode there is no demo', async () => {
  const config = { ...under.config, mode: 'production' as const };
  await expect(seedDemo({ config, members: [] })).rejects.toThrow('for local mode alone');
});
