import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { subscriptionModel } from '../models/subscription-model.ts';
import { activateSubscription } from './activate-subscription.ts';

const since = new Date('2026-11-01T09:00:00Z');

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

describe('activating a subscription', () => {
  test('makes the member premium and tells svc-auth once', async () => {
    const userId = aMemberId();
    await activate(userId);
    await publishedAll();
    expect(await under.subscriptions.findById(userId)).toMatchObject({ status: 'active', since, v: 1 });
    expect(heardOf(userId)).toMatchObject([
      {
        type: 'subscription.activated',
        source: 'svc-billing',
        sequence: '1',
        data: { userId, since: since.toISOString() },
      },
    ]);
  });

  test('of the same member ten times at once tells it once', async () => {
    const userId = aMemberId();
    await Promise.all(Array.from({ length: 10 }, () => activate(userId)));
    await publishedAll();
    expect(heardOf(userId)).toHaveLength(1);
  });

  test('of a member whose subscription had ended tells it again, as the later fact', async () => {
    const userId = aMemberId();
    await activate(userId);
    await publishedAll();
    await under.subscriptions.updateOne({ _id: userId }, { $set: { status: 'cancelled' }, $inc: { v: 1 } });
    await activate(userId);
    await publishedAll();
    expect(heardOf(userId).map(({ sequence }) => sequence)).toEqual(['1', '3']);
  });
});

test('a subscription that was activated while no relay ran is told after the start', async () => {
  const userId = aMemberId();
  const elsewhere = await startForTest();
  await elsewhere.service.stop();
  await activateSubscription({
    subscriptions: subscriptionModel(elsewhere.platform.database.connection),
    userId,
    since,
  });
  expect(elsewhere.platform.heard).toEqual([]);
  const again = await elsewhere.startAgain();
  await eventually(() => elsewhere.platform.heard.length === 1);
  await again.stop();
  await elsewhere.stripe.stop();
  await elsewhere.platform.stop();
});

const activate = (userId: string) =>
  activateSubscription({ subscriptions: under.subscriptions, userId, since });

const publishedAll = () =>
  eventually(async () => (await under.subscriptions.countDocuments({ 'outbox.0': { $exists: true } })) === 0);

const heardOf = (userId: string) => under.platform.heard.filter(({ subject }) => subject === userId);
