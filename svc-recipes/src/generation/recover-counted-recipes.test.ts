import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { recoverCountedRecipes } from './recover-counted-recipes.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const keptUntil = new Date(Date.now() + 3_600_000);

async function aPending({ isCounted, isSaved = true }: { isCounted: boolean; isSaved?: boolean }) {
  const ownerId = aMemberId();
  const { _id } = await under.recipes.create(aRecipe({ ownerId, isPending: true, isSaved, keptUntil }));
  const recipeId = String(_id);
  if (isCounted)
    await under.allowances.create({ _id: ownerId, finished: [{ recipeId, request: null, at: new Date() }] });
  return () => under.recipes.findById(recipeId).lean();
}

test('what was counted is shown, once, and nothing else is', async () => {
  const saved = await aPending({ isCounted: true });
  const unsaved = await aPending({ isCounted: true, isSaved: false });
  const uncounted = await aPending({ isCounted: false });
  await Promise.all([1, 2, 3].map(() => recoverCountedRecipes(under)));

  expect(await saved()).toMatchObject({ isPending: false, isSaved: true });
  expect(await saved()).not.toHaveProperty('keptUntil');
  expect(await unsaved()).toMatchObject({ isPending: false, isSaved: false, keptUntil });
  expect(await uncounted()).toMatchObject({ isPending: true, keptUntil });
  const id = String((await saved())?._id);
  const told = () => under.platform.heard.filter(({ subject }) => subject === id).map(({ type }) => type);
  await eventually(() => expect(told()).toEqual(['recipe.saved']));
});

test('what is pending is found by an index, for it is looked for every half minute', async () => {
  const indexes = await under.recipes.collection.indexes();
  expect(indexes).toContainEqual(
    expect.objectContaining({ key: { isPending: 1 }, partialFilterExpression: { isPending: true } }),
  );
});
