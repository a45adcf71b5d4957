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

test('a premium demo member’s subscription is told once, however often it is seeded, and nobody else’s', async () => {
  const premium = { id: aMemberId(), isPremium: true };
  const members = [premium, { id: aMemberId(), isPremium: false }];
  for (let time = 0; time < 3; time++) await seedDemo({ config: under.config, members });
  await eventually(
    async () => (await under.subscriptions.countDocuments({ pendingAt: { $exists: true } })) === 0,
  );
  expect(under.platform.heard).toMatchObject([{ type: 'subscription.activated', subject: premium.id }]);
  expect(await under.subscriptions.countDocuments({})).toBe(1);
});

test('outside local mode there is no demo', async () => {
  const config = { ...under.config, mode: 'production' as const };
  await expect(seedDemo({ config, members: [] })).rejects.toThrow('for local mode alone');
});
