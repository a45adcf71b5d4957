import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { monthOf } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { Types } from 'mongoose';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { anAdmin, aStoredMember, type StoredMember } from '../../test/stored-member.ts';
import { accountRemoved } from '../accounts/account-removed.ts';
import { changeUser } from '../users/change-user.ts';
import { newestRecipesModel } from './newest-recipes.ts';
import { savedRecipeModel } from './saved-recipe-model.ts';

let under: UnderTest;
let admin: StoredMember;
beforeAll(async () => {
  under = await startForTest();
  admin = await anAdmin(under);
});
afterAll(() => under.stop());

type Tell = () => Promise<void>;

const anId = () => String(new Types.ObjectId());
const rows = () => savedRecipeModel(under.platform.database.connection);
const newest = () => newestRecipesModel(under.platform.database.connection);
const day = (n: number) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString();

const saved = (userId: string, recipeId: string, { title = 'Lentil soup', on = 0, sequence = 1 } = {}) =>
  under.platform.tell({
    type: 'recipe.saved',
    subject: recipeId,
    sequence,
    data: { recipeId, userId, title, savedAt: day(on) },
  });
const deleted = (userId: string, recipeId: string, sequence = 2) =>
  under.platform.tell({
    type: 'recipe.deleted',
    subject: recipeId,
    sequence,
    data: { recipeId, userId },
  });

const shown = async (userId: string): Promise<{ _id: string; title: string }[]> => {
  const call = `PATCH /auth/users/${userId}/roles`;
  const { body } = await ask(under.service.url, call, { token: admin.token, body: { isAdmin: false } });
  return body.recipes;
};

/** Another order each time, the same for the same seed. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return all
    .map(one => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

describe('what a member has saved', () => {
  test('is told with the newest first, twenty at most, and all of it in the export', async () => {
    const member = await aStoredMember(under);
    const ids = Array.from({ length: 25 }, anId);
    for (const [n, id] of ids.entries()) await saved(member.id, id, { title: `Recipe ${n}`, on: n });
    const expected = ids.map((_id, n) => ({ _id, title: `Recipe ${n}` })).toReversed();
    expect(await shown(member.id)).toEqual(expected.slice(0, 20));
    const { body } = await ask(under.service.url, 'GET /auth/me/export', { token: member.token });
    expect(body.savedRecipes).toEqual(expected.map((one, n) => ({ ...one, savedAt: day(24 - n) })));
  });

  test('makes room for an older one when a newer one is deleted', async () => {
    const member = await aStoredMember(under);
    const ids = Array.from({ length: 21 }, anId);
    for (const [n, id] of ids.entries()) await saved(member.id, id, { on: n });
    await deleted(member.id, ids[20] ?? '');
    expect((await shown(member.id)).map(({ _id }) => _id)).toEqual(ids.slice(0, 20).toReversed());
  });

  test.each([1, 2, 3, 4, 5])(
    'is the same in whatever order and how often events come (seed %d)',
    async seed => {
      const member = await aStoredMember(under);
      const ids = Array.from({ length: 6 }, anId);
      const tellings = ids.flatMap((id, n): Tell[] => [
        () => saved(member.id, id, { title: 'An old title', on: n, sequence: 1 }),
        () => saved(member.id, id, { title: `Recipe ${n}`, on: n, sequence: 2 }),
        ...(n % 2 === 0 ? [() => deleted(member.id, id, 3)] : []),
      ]);
      const order = shuffled([...tellings, ...tellings, ...tellings], seed);
      // Some at once, as two replicas would take them.
      for (let at = 0; at < order.length; at += 4)
        await Promise.all(order.slice(at, at + 4).map(telling => telling()));
      await eventually(async () =>
        expect(await shown(member.id)).toEqual([5, 3, 1].map(n => ({ _id: ids[n], title: `Recipe ${n}` }))),
      );
    },
  );

  test('leaves nothing but the id of a recipe that was deleted', async () => {
    const member = await aStoredMember(under);
    const id = anId();
    await saved(member.id, id);
    await deleted(member.id, id);
    expect(await rows().findById(id).lean()).toEqual({
      _id: new Types.ObjectId(id),
      v: 2,
      deletedAt: expect.any(Date),
    });
  });

  test('of a member unknown here is not kept', async () => {
    const [userId, id] = [anId(), anId()];
    await saved(userId, id);
    await deleted(userId, anId());
    await eventually(async () => expect((await rows().findById(id).lean())?.deletedAt).toBeTruthy());
    expect(await rows().countDocuments({ userId })).toBe(0);
    expect(await newest().findById(userId)).toBeNull();
  });

  test('goes with the account, and an event that comes late brings nothing back', async () => {
    const member = await aStoredMember(under);
    const [early, late] = [anId(), anId()];
    await saved(member.id, early, { title: 'Somebody’s secret' });
    await changeUser({ users: under.users, by: { _id: member.id }, change: accountRemoved });
    await eventually(async () => expect(await newest().findById(member.id)).toBeNull());
    await saved(member.id, early, { title: 'Somebody’s secret', sequence: 5 });
    await saved(member.id, late, { title: 'Somebody’s secret' });
    await eventually(async () => {
      expect(await rows().countDocuments({ userId: member.id })).toBe(0);
      expect(await rows().countDocuments({ title: 'Somebody’s secret' })).toBe(0);
      expect(await newest().findById(member.id)).toBeNull();
    });
  });
});

describe('what a member has generated', () => {
  const generated = (userId: string, sequence: number) =>
    under.platform.tell({
      type: 'recipe.generated',
      subject: userId,
      sequence,
      data: {
        userId,
        recipesGenerated: 10 + sequence,
        free: { month: monthOf(new Date()), inMonth: Math.min(sequence, 3), total: sequence },
      },
    });
  const me = async (member: StoredMember) =>
    (await ask(under.service.url, 'GET /auth/me', { token: member.token })).body.user;

  test('is counted by the newest event, in whatever order and how often they come', async () => {
    const member = await aStoredMember(under);
    for (const sequence of [2, 4, 1, 4, 3, 2]) await generated(member.id, sequence);
    expect(await me(member)).toMatchObject({ recipesGenerated: 14, generations_left: 0 });
  });

  test('leaves the rest of the account alone, and makes no account', async () => {
    const member = await aStoredMember(under, { isModerator: true, isPremium: true });
    const before = await under.users.countDocuments();
    await generated(member.id, 2);
    await generated(anId(), 1);
    expect(await me(member)).toMatchObject({
      name: member.name,
      isModerator: true,
      recipesGenerated: 12,
      generations_left: null,
    });
    expect(await under.users.countDocuments()).toBe(before);
  });
});
