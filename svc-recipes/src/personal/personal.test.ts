import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const as = async (userId: string, call: string, body?: unknown) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }), body });
const write = async (userId: string, overrides = {}) =>
  (await as(userId, 'POST /recipes', ownText(overrides))).body.recipe._id as string;

test('a member notes and rates a recipe, and says when it was cooked, for no other eyes', async () => {
  const member = aMemberId();
  const id = await write(member);
  await as(member, `PATCH /recipes/${id}`, { note: 'Less salt next time.', rating: 4 });
  await as(member, `PUT /recipes/${id}/cooked/2026-01-02`);
  await as(member, `PUT /recipes/${id}/cooked/2026-02-03`);
  const { body } = await as(member, `PUT /recipes/${id}/cooked/2026-01-02`);
  expect(body.recipe).toMatchObject({
    personal: { note: 'Less salt next time.', rating: 4, cookedOn: ['2026-02-03', '2026-01-02'] },
    version: 1,
  });
  const after = await as(member, `DELETE /recipes/${id}/cooked/2026-02-03`);
  expect(after.body.recipe.personal.cookedOn).toEqual(['2026-01-02']);
  await as(member, `PATCH /recipes/${id}`, { rating: null, favorite: true });
  const { token } = (await as(member, `POST /recipes/${id}/share`)).body;
  const shared = await ask(under.service.url, `GET /recipes/shared/${token}`);
  expect(JSON.stringify(shared.body)).not.toContain('Less salt');
  expect((await as(member, 'GET /recipes/export')).body.recipes[0]).toMatchObject({
    favorite: true,
    personal: { note: 'Less salt next time.', rating: null },
  });

  const wrong: [string, unknown][] = [
    [`PUT /recipes/${id}/cooked/2026-02-30`, undefined],
    [`PUT /recipes/${id}/cooked/2999-01-01`, undefined],
    [`PATCH /recipes/${id}`, { rating: 6 }],
    [`PATCH /recipes/${id}`, {}],
  ];
  for (const [call, sent] of wrong)
    expect([call, (await as(member, call, sent)).status]).toEqual([call, 400]);
  expect((await as(aMemberId(), `PUT /recipes/${id}/cooked/2026-01-02`)).status).toBe(404);
});

test('recipes stand in collections, which narrow the list; one that is deleted leaves its recipes', async () => {
  const member = aMemberId();
  const [soup, rice] = [await write(member, { title: 'Soup' }), await write(member)];
  const begin = async (name: string) =>
    (await as(member, 'POST /recipes/collections', { name })).body.collection;
  const [feast, again, week] = [await begin('Feast'), await begin(' feast '), await begin('Weekdays')];
  expect(again._id).toBe(feast._id);
  await as(member, `PUT /recipes/${soup}/collections/${feast._id}`);
  await as(member, `PUT /recipes/${soup}/collections/${week._id}`);
  await as(member, `PUT /recipes/${rice}/collections/${week._id}`);
  await as(member, `DELETE /recipes/${rice}/collections/${week._id}`);

  const inWeek = await as(member, `GET /recipes?collection=${week._id}`);
  expect(inWeek.body.recipes).toMatchObject([
    { _id: soup, personal: { collections: [feast._id, week._id] } },
  ]);
  expect((await as(member, `GET /recipes/counts?collection=${week._id}`)).body).toMatchObject({
    found: 1,
    all: 2,
  });

  const taken = await as(member, `PATCH /recipes/collections/${week._id}`, { name: 'FEAST' });
  expect([taken.status, taken.body.code]).toEqual([409, 'collection_known']);
  await as(member, `PATCH /recipes/collections/${week._id}`, { name: 'Any day' });
  expect((await as(member, 'GET /recipes/collections')).body.collections).toEqual([
    { _id: week._id, name: 'Any day', count: 1 },
    { _id: feast._id, name: 'Feast', count: 1 },
  ]);
  expect((await as(member, 'GET /recipes/export')).body.collections).toHaveLength(2);

  expect((await as(member, `DELETE /recipes/collections/${week._id}`)).status).toBe(200);
  expect((await as(member, `GET /recipes/${soup}`)).body.recipe.personal.collections).toEqual([feast._id]);
  for (const call of [
    `PUT /recipes/${soup}/collections/${week._id}`,
    `DELETE /recipes/collections/${week._id}`,
  ])
    expect((await as(member, call)).status).toBe(404);
  expect((await as(aMemberId(), 'GET /recipes/collections')).body.collections).toEqual([]);
});

test('many collections that are begun at once are all there, up to as many as there may be', async () => {
  const member = aMemberId();
  const names = Array.from({ length: 8 }, (_, at) => `List ${at}`);
  const answers = await Promise.all(names.map(name => as(member, 'POST /recipes/collections', { name })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  const full = Array.from({ length: 50 }, (_, at) => ({ _id: aMemberId(), name: `L${at}` }));
  await under.collections.updateOne({ _id: member }, { $set: { collections: full } });
  const { status, body } = await as(member, 'POST /recipes/collections', { name: 'One more' });
  expect([status, body.code]).toEqual([409, 'too_many_collections']);
});

test('a copy has the text and none of the notes; what goes away in a day, does so as a copy too', async () => {
  const ownerId = aMemberId();
  const keptUntil = new Date(Date.now() + 3_600_000);
  const unsaved = String((await under.recipes.create(aRecipe({ ownerId, isSaved: false, keptUntil })))._id);
  const brief = await as(ownerId, `POST /recipes/${unsaved}/copy`);
  expect(brief.body.recipe).toMatchObject({ isSaved: false, keptUntil: keptUntil.toISOString() });

  const id = await write(ownerId);
  await as(ownerId, `PATCH /recipes/${id}`, { note: 'Mine', rating: 5 });
  const { status, body } = await as(ownerId, `POST /recipes/${id}/copy`);
  expect(status).toBe(201);
  expect(body.recipe).toMatchObject({
    title: ownText().title,
    ingredients: ownText().ingredients,
    personal: { note: '', rating: null, cookedOn: [], collections: [] },
    ...{ version: 1, isSaved: true },
  });
  expect(body.recipe._id).not.toBe(id);
  expect(await under.recipes.countDocuments({ ownerId, isOwnWork: true })).toBe(2);
});
