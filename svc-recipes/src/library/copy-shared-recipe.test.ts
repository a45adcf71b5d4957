import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits, type Recipe } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { becomePremium } from '../../test/become-premium.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

async function as(userId: string, call: string, url = under.service.url) {
  const answer = await ask(url, call, { token: await under.platform.keySet.tokenFor({ userId }) });
  return { ...answer, recipe: answer.body.recipe as Recipe };
}

async function shared(overrides: Parameters<typeof aRecipe>[0] = {}) {
  const ownerId = aMemberId();
  const { _id } = await under.recipes.create(aRecipe({ ownerId, ...overrides }));
  const { body } = await as(ownerId, `POST /recipes/${_id}/share`);
  const token = body.token as string;
  return { ownerId, id: String(_id), token, copy: `POST /recipes/shared/${token}/copy` };
}

const savedEvents = (userId: string) =>
  under.platform.heard.filter(({ type, subject, data }) => {
    const of = (data as { userId?: string }).userId ?? subject;
    return type === 'recipe.saved' && of === userId;
  });

test('a premium member has a copy among what is saved, with nothing of the other member', async () => {
  const { ownerId, id, copy } = await shared({ favorite: true });
  const member = aMemberId();
  await becomePremium(under, member);

  const { status, recipe } = await as(member, copy);
  expect(status).toBe(200);
  expect(recipe).toMatchObject({
    title: 'Barley soup with lamb',
    ingredients: ['200 g pearl barley', '500 g lamb shoulder, in cubes'],
    isSaved: true,
    favorite: false,
    keptUntil: null,
    shareToken: null,
  });
  expect(recipe._id).not.toBe(id);
  expect(JSON.stringify(recipe)).not.toContain(ownerId);
  const { body } = await as(member, 'GET /recipes');
  expect(body.recipes.map(({ _id }: Recipe) => _id)).toEqual([recipe._id]);
  await eventually(() => expect(savedEvents(member)).toHaveLength(1));
  expect(await under.allowances.findById(member).lean()).not.toHaveProperty('free.total', 1);
});

test('a free member has a copy for as long as what they generate is kept', async () => {
  const { copy } = await shared();
  const member = aMemberId();

  const { recipe } = await as(member, copy);
  expect(recipe.isSaved).toBe(false);
  const keptForMs = new Date(recipe.keptUntil ?? 0).getTime() - new Date(recipe.createdAt).getTime();
  expect(keptForMs).toBe(limits.unsavedRecipeHours * 3_600_000);
  const { body } = await as(member, 'GET /recipes/unsaved');
  expect(body.recipes.map(({ _id }: Recipe) => _id)).toEqual([recipe._id]);
});

test('a copy of a member who came to premium is saved when it is asked for again', async () => {
  const { copy } = await shared();
  const member = aMemberId();
  const { recipe } = await as(member, copy);
  await becomePremium(under, member);

  expect((await as(member, copy)).recipe).toMatchObject({ _id: recipe._id, isSaved: true, keptUntil: null });
  await eventually(() => expect(savedEvents(member)).toHaveLength(1));
});

test('nothing is left of a member whose account was deleted meanwhile', async () => {
  const { copy } = await shared();
  const member = aMemberId();
  await under.allowances.updateOne(
    { _id: member },
    { $set: { deletedAt: new Date(), isPremium: false } },
    { upsert: true },
  );

  expect((await as(member, copy)).status).toBe(401);
  expect(await under.recipes.countDocuments({ ownerId: member })).toBe(0);
});

test('a copy is made once, however often and at whichever replica it is asked for at once', async () => {
  const { copy } = await shared();
  const member = aMemberId();
  const replica = await under.startReplica();

  const urls = Array.from({ length: 12 }, (_, place) => (place % 2 ? replica.url : under.service.url));
  const answers = await Promise.all(urls.map(url => as(member, copy, url)));
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
  expect(new Set(answers.map(({ recipe }) => recipe._id)).size).toBe(1);
  expect(await under.recipes.countDocuments({ ownerId: member })).toBe(1);
  await replica.stop();
});

test('its owner has the recipe itself', async () => {
  const { ownerId, id, copy } = await shared();

  expect((await as(ownerId, copy)).recipe._id).toBe(id);
  expect(await under.recipes.countDocuments({ ownerId })).toBe(1);
});

test('a copy that was deleted, or is over, can be made anew', async () => {
  const { copy } = await shared();
  const member = aMemberId();

  const first = (await as(member, copy)).recipe._id;
  expect((await as(member, `DELETE /recipes/${first}`)).status).toBe(200);
  const second = (await as(member, copy)).recipe._id;
  expect(second).not.toBe(first);
  await under.recipes.updateOne({ _id: second }, { $set: { keptUntil: new Date(Date.now() - 1_000) } });
  const third = (await as(member, copy)).recipe._id;
  expect([first, second]).not.toContain(third);
});

test('a copy stays when the other member takes the address back', async () => {
  const { ownerId, id, copy } = await shared();
  const member = aMemberId();
  const { recipe } = await as(member, copy);

  expect((await as(ownerId, `DELETE /recipes/${id}/share`)).status).toBe(200);
  expect((await as(member, copy)).status).toBe(404);
  expect((await as(member, `GET /recipes/${recipe._id}`)).status).toBe(200);
});

test('what the guard withholds is not copied', async () => {
  const { id, copy } = await shared();
  await under.recipes.updateOne(
    { _id: id },
    {
      $set: {
        guardVersion: 'an older one',
        ingredientLines: [{ quantity: 150, unit: 'g', item: 'smoked bacon', note: null }],
      },
    },
  );
  const member = aMemberId();

  const { status, body } = await as(member, copy);
  expect([status, body.code]).toEqual([404, 'recipe_withheld']);
  expect(await under.recipes.countDocuments({ ownerId: member })).toBe(0);
});

test('copies are no store: past sixty in an hour a member waits', async () => {
  const member = aMemberId();
  const recipes = await Promise.all(Array.from({ length: 61 }, () => shared()));
  const statuses: number[] = [];
  for (const { copy } of recipes) statuses.push((await as(member, copy)).status);

  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
  expect(statuses.at(-1)).toBe(429);
  const again = recipes[0]?.copy ?? '';
  expect((await as(member, again)).status).toBe(200);
});

test('a visitor is asked to sign in', async () => {
  const { copy } = await shared();
  expect((await ask(under.service.url, copy)).status).toBe(401);
});
