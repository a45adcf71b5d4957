import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RecipesExport } from '@sufra/contracts';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium, leavePremium } from '../../test/become-premium.ts';
import { inDays } from '../../test/in-days.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });

async function exported(userId: string) {
  const { status, body } = await as(userId, 'GET /recipes/export');
  expect(status).toBe(200);
  return RecipesExport.strict().parse(body);
}

test('a member with nothing here has an export of nothing', async () => {
  const { recipes, plan, reports, generations } = await exported(aMemberId());
  expect([recipes, reports]).toEqual([[], []]);
  expect(JSON.stringify(plan)).not.toMatch(/[\da-f]{24}/);
  expect(generations).toEqual({ total: 0, free: { month: '', inMonth: 0, total: 0 } });
});

test('a former premium member’s export holds what is saved, what is still kept, the plan and the count', async () => {
  const ownerId = aMemberId();
  const inADay = new Date(Date.now() + 20 * 3_600_000);
  const saved = await under.recipes.create(aRecipe({ ownerId }));
  const unsaved = await under.recipes.create(aRecipe({ ownerId, isSaved: false, keptUntil: inADay }));
  await under.recipes.create(aRecipe({ ownerId: aMemberId() }));
  await becomePremium(under, ownerId);
  const { plan } = (await as(ownerId, 'GET /recipes/plan')).body;
  plan.friday.lunch = String(saved._id);
  await as(ownerId, 'PUT /recipes/plan', { plan });
  const far = { date: inDays(90), meal: 'snack' } as const;
  const becomes = { recipeId: String(saved._id), people: 3 };
  await as(ownerId, 'PATCH /recipes/calendar', {
    meals: [{ ...far, becomes }],
    guests: [{ date: inDays(90), guests: 2 }],
  });
  await leavePremium(under, ownerId);
  await under.allowances.updateOne(
    { _id: ownerId },
    { $set: { recipesGenerated: 5, free: { month: '2026-11', inMonth: 2, total: 2 } } },
  );

  const kept = await exported(ownerId);
  expect(kept.recipes.map(({ _id }) => _id)).toEqual([String(unsaved._id), String(saved._id)]);
  expect(kept.plan).toEqual(plan);
  expect(kept.calendar).toMatchObject({
    version: 2,
    meals: [{ meal: 'lunch' }, { ...far, ...becomes, servings: 3 }],
    guests: [{ date: inDays(90), guests: 2 }],
  });
  expect(kept.generations).toEqual({ total: 5, free: { month: '2026-11', inMonth: 2, total: 2 } });
});
