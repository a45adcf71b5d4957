import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { EventData } from '@sufra/contracts';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { aRecipe } from '../test/a-recipe.ts';
import { becomePremium } from '../test/become-premium.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { onAccessChanged } from './on-access-changed.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const changed = (userId: string, overrides: Partial<EventData<'user.access-changed'>> = {}) => ({
  userId,
  isAdmin: false,
  isModerator: false,
  endedSessions: [],
  sessionsNotBefore: null,
  deleted: false,
  displayName: null,
  ...overrides,
});
const tell = (userId: string, overrides: Partial<EventData<'user.access-changed'>>, sequence = 2) =>
  under.platform.tell({
    type: 'user.access-changed',
    subject: userId,
    sequence,
    data: changed(userId, overrides),
  });
const allowanceOf = (userId: string) => under.allowances.findById(userId).lean();

async function aMemberWithEverything() {
  const userId = aMemberId();
  await becomePremium(under, userId);
  const recipes = [aRecipe(), aRecipe({ isPending: true }), aRecipe({ shareToken: userId.slice(0, 22) })];
  await under.recipes.create(recipes.map(recipe => ({ ...recipe, ownerId: userId })));
  await under.plans.create({ _id: userId, plan: { monday: { lunch: aMemberId() } } });
  await under.lists.create({ _id: userId, v: 1, atHome: ['salt'] });
  return userId;
}

describe('a deleted account', () => {
  test('leaves nothing but a mark that it is gone, and takes nothing of another member', async () => {
    const [userId, other] = [await aMemberWithEverything(), await aMemberWithEverything()];
    for (const sequence of [2, 2, 3]) await tell(userId, { deleted: true }, sequence);

    expect(await under.recipes.countDocuments({ ownerId: userId })).toBe(0);
    expect(await under.plans.countDocuments({ _id: userId })).toBe(0);
    expect(await under.lists.countDocuments({ _id: userId })).toBe(0);
    expect(await under.lists.countDocuments({ _id: other })).toBe(1);
    expect(await allowanceOf(userId)).toMatchObject({
      deletedAt: expect.any(Date),
      isPremium: false,
      leases: [],
      finished: [],
      outbox: [],
    });
    expect(await under.recipes.countDocuments({ ownerId: other })).toBe(3);
    expect(await under.plans.countDocuments({ _id: other })).toBe(1);
    expect(await allowanceOf(other)).toMatchObject({ isPremium: true });
  });

  test('that was never seen here is marked too, and news that come late bring nothing back', async () => {
    const userId = aMemberId();
    await tell(userId, { deleted: true });
    await tell(userId, { usedBefore: { month: '2026-01', inMonth: 1, total: 1 } }, 1);
    const data = { userId, since: new Date().toISOString() };
    await under.platform.tell({ type: 'subscription.activated', subject: userId, sequence: 1, data });
    await eventually(async () =>
      expect(await allowanceOf(userId)).toMatchObject({ premiumSequence: 1, deletedAt: expect.any(Date) }),
    );
  });

  test('can be counted for no more before its recipes go, so that none comes after', async () => {
    const { recipes, allowances } = under;
    const userId = await aMemberWithEverything();
    const spies = [jest.spyOn(allowances, 'updateOne'), jest.spyOn(recipes, 'deleteMany')];
    const event = { data: changed(userId, { deleted: true }) };
    const handle = onAccessChanged({ ...under, erasePhotosOf: async () => undefined });
    await handle(...([event, {}] as unknown as Parameters<typeof handle>));
    const [marked = 0, removed = 0] = spies.map(spy => spy.mock.invocationCallOrder[0]);
    expect(marked).toBeLessThan(removed);
    for (const spy of spies) spy.mockRestore();
  });
});

test('what an earlier account has used is kept, whatever else is told of the member', async () => {
  const userId = aMemberId();
  const usedBefore = { month: '2026-01', inMonth: 1, total: 2 };
  await tell(userId, { usedBefore });
  await tell(userId, { isAdmin: true }, 3);
  expect(await allowanceOf(userId)).toMatchObject({ usedBefore, leases: [], isPremium: false });
});
