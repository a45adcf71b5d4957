import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../../test/a-member-id.ts';
import { aRecipe } from '../../../test/a-recipe.ts';
import { becomePremium } from '../../../test/become-premium.ts';
import { ownText } from '../../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../../test/start-for-test.ts';
import { tellAccess } from '../../../test/tell-access.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });
const write = async (userId: string, overrides = {}) =>
  (await as(userId, 'POST /recipes', ownText(overrides))).body.recipe._id as string;
const change = (userId: string, id: string, version: number, overrides = {}) =>
  as(userId, `PUT /recipes/${id}`, { ...ownText(overrides), version });

test('versions say when and what changed; one is looked at and restored as a new one', async () => {
  const member = aMemberId();
  const id = await write(member);
  await change(member, id, 1, { title: 'Rice', ingredients: ['200 g rice', '2 onions', '1 tsp salt'] });
  await change(member, id, 2, { title: 'Rice', ingredients: ['1 tsp salt', '200 g rice', '2 onions'] });

  const { versions } = (await as(member, `GET /recipes/${id}/versions`)).body;
  expect(versions).toMatchObject([
    { version: 3, isCurrent: true, changes: [{ part: 'ingredients', added: 0, removed: 0 }] },
    {
      version: 2,
      isCurrent: false,
      changes: [{ part: 'title' }, { part: 'ingredients', added: 2, removed: 2 }],
    },
    { version: 1, isCurrent: false, changes: [], restored: null },
  ]);
  const { version } = (await as(member, `GET /recipes/${id}/versions/1`)).body;
  expect(version.recipe).toEqual(ownText());

  const restored = await as(member, `POST /recipes/${id}/versions/1/restore`, { version: 3 });
  expect(restored.body.recipe).toMatchObject({ title: 'Rice of my mother', version: 4 });
  const after = (await as(member, `GET /recipes/${id}/versions`)).body.versions;
  expect(after[0]).toMatchObject({ version: 4, restored: 1, isCurrent: true });
  expect(after).toHaveLength(4);

  const stale = await as(member, `POST /recipes/${id}/versions/2/restore`, { version: 3 });
  expect([stale.status, stale.body.conflict.saved.version]).toEqual([409, 4]);
  for (const unknown of ['9', '0', 'x'])
    expect((await as(member, `GET /recipes/${id}/versions/${unknown}`)).status).toBe(
      unknown === '9' ? 404 : 400,
    );
});

test('a generated recipe that is given back its first text is edited no more', async () => {
  const ownerId = aMemberId();
  const id = String((await under.recipes.create(aRecipe({ ownerId })))._id);
  expect((await change(ownerId, id, 1)).body.recipe.isEdited).toBe(true);
  const { body } = await as(ownerId, `POST /recipes/${id}/versions/1/restore`, { version: 2 });
  expect(body.recipe).toMatchObject({ isEdited: false, title: aRecipe().title, version: 3 });
});

test('a version that the check would not pass today is shown, and not restored', async () => {
  const member = aMemberId();
  const id = await write(member);
  await change(member, id, 1, { title: 'Rice' });
  const text = ownText({ ingredients: ['150 g bacon'] });
  await under.versions.updateOne({ recipeId: id, version: 1 }, { $set: { text } });
  const { status, body } = await as(member, `POST /recipes/${id}/versions/1/restore`, { version: 2 });
  expect([status, body.code, body.details[0].path]).toEqual([422, 'not_halal', 'ingredients.0']);
});

test('the last twenty are kept, the recipe’s own among them', async () => {
  const member = aMemberId();
  const id = await write(member);
  for (let version = 1; version <= 22; version += 1)
    await change(member, id, version, { title: `Rice ${version}` });
  const { versions } = (await as(member, `GET /recipes/${id}/versions`)).body;
  expect(versions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 20 }, (_, at) => 23 - at),
  );
  expect((await as(member, `GET /recipes/${id}/versions/3`)).status).toBe(404);
  expect(await under.versions.countDocuments({ recipeId: id })).toBe(19);
});

test('versions go with the recipe, and stay with one that a heart saves', async () => {
  const ownerId = aMemberId();
  const keptUntil = new Date(Date.now() + 3_600_000);
  const unsaved = aRecipe({ ownerId, isSaved: false, keptUntil });
  const id = String((await under.recipes.create(unsaved))._id);
  await change(ownerId, id, 1);
  expect(await under.versions.findOne({ recipeId: id }).lean()).toMatchObject({ keptUntil });
  await becomePremium(under, ownerId);
  await as(ownerId, `PATCH /recipes/${id}`, { favorite: true });
  expect(await under.versions.findOne({ recipeId: id }).lean()).not.toHaveProperty('keptUntil');

  await as(ownerId, `DELETE /recipes/${id}`);
  await eventually(async () => expect(await under.versions.countDocuments({ recipeId: id })).toBe(0));
});

test('a deleted account leaves no version', async () => {
  const userId = aMemberId();
  const id = await write(userId);
  await change(userId, id, 1, { title: 'Rice' });
  await tellAccess(under, userId, { deleted: true });
  await eventually(async () => expect(await under.versions.countDocuments({ ownerId: userId })).toBe(0));
});
