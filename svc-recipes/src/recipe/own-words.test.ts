import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shopShelves } from '@sufra/contracts';
import { readRecipes, writeRecipes } from '@sufra/recipe-reader/formats';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { portableOf } from '../export/files/portable-of.ts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { ModelReading } from '../import/model/model-reading.ts';
import { reportModel } from '../reports/report-model.ts';
import { shoppingModel } from '../shopping/shopping-model.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const turning = /[\u202a-\u202e\u2066-\u2069]/;
const as = async (userId: string, call: string, body?: unknown, at = under.service.url) =>
  ask(at, call, { token: await under.platform.keySet.tokenFor({ userId }), body });
const isFreeOf = (body: unknown) => expect(JSON.stringify(body)).not.toMatch(turning);

const turned = {
  title: '\u202eRice\u202c of my mother',
  description: '\u2067Soft.',
  ingredients: ['200 g \u202erice', '1 onion\u2069'],
  instructions: ['Cook \u202bit.'],
  notes: 'می\u200cشود \u202e',
  tags: ['\u202dRice'],
};

test('what a member writes about recipes cannot turn the page round it, in any field', async () => {
  const member = aMemberId();
  const { status, body } = await as(member, 'POST /recipes', ownText(turned));
  expect(status).toBe(201);
  expect(body.recipe).toMatchObject({
    ...{ title: 'Rice of my mother', ingredients: ['200 g rice', '1 onion'], notes: 'می\u200cشود' },
    tags: ['Rice'],
  });
  const id = body.recipe._id;
  const noted = await as(member, `PATCH /recipes/${id}`, { note: 'less\u202e salt' });
  expect(noted.body.recipe.personal.note).toBe('less salt');
  const { collection } = (await as(member, 'POST /recipes/collections', { name: '\u202eEid' })).body;
  expect(collection.name).toBe('Eid');
  const own = await as(member, `PUT /shopping-list/lines/${randomUUID().replaceAll('-', '').slice(0, 24)}`, {
    ...{ text: '2 \u202eapples', language: 'en' },
  });
  expect(own.status).toBe(200);
  isFreeOf(own.body);
  const profile = { avoid: ['nu\u202ets'], diets: [], servingSize: null, spiceLevel: null, school: null };
  expect((await as(member, 'PUT /recipes/profile', profile)).body.profile.avoid).toEqual(['nuts']);
  isFreeOf((await as(member, 'GET /recipes/export')).body);
});

test('a text of such signs alone is empty, and refused in the one shape', async () => {
  const { status, body } = await as(aMemberId(), 'POST /recipes', ownText({ title: '\u202e\u200f' }));
  expect([status, body]).toMatchObject([
    400,
    { code: 'invalid_request', details: [{ path: 'title', message: 'Please fill this in.' }] },
  ]);
});

test('what was stored before is straightened by a newer version, and on a shopping list when it is read', async () => {
  const ownerId = aMemberId();
  const stored = aRecipe({
    ...{ ownerId, title: 'So\u202eup', ownNote: 'good\u202e', tags: ['so\u202bup'] },
    steps: [{ text: 'Cook\u2067 it.', minutes: 3 }],
  });
  await under.recipes.create(stored);
  const { connection } = under.platform.database;
  await reportModel(connection).create({
    ...{ at: new Date(), line: 'E\u202e471', words: '', verdict: 'doubtful', rule: null, school: null },
    ...{ language: 'en', place: 'label', says: 'wrong\u202e', version: '1', reporterId: ownerId },
  });
  await shoppingModel(connection).create({
    ...{
      _id: ownerId,
      v: 1,
      meals: [],
      notes: {},
      moved: {},
      ticks: {},
      shelves: [...shopShelves],
      atHome: [],
    },
    own: {
      '0123456789abcdef01234567': {
        text: 'ap\u202eples',
        language: 'en',
        item: 'ap\u202eples',
        amount: null,
        v: 1,
      },
    },
    ...{ plan: null, share: null, done: [], changedAt: null },
  });
  await connection.collection('migrations').deleteMany({});
  const newer = await under.startReplica();
  try {
    const { recipe } = (await as(ownerId, `GET /recipes/${stored._id}`, undefined, newer.url)).body;
    expect(recipe).toMatchObject({
      ...{ title: 'Soup', tags: ['soup'], steps: [{ text: 'Cook it.', minutes: 3 }] },
      personal: { note: 'good' },
    });
    expect((await under.recipes.findById(stored._id).lean())?.v).toBe(1);
    const all = (await as(ownerId, 'GET /recipes/export', undefined, newer.url)).body;
    isFreeOf(all);
    expect(all.code).toBeUndefined();
    expect(all.reports).toMatchObject([{ line: 'E471', says: 'wrong' }]);
    expect(all.shoppingList.lines).toMatchObject([{ text: 'apples' }]);
  } finally {
    await newer.stop();
  }
});

test('what a file of recipes brings is straightened, its own part too', async () => {
  const member = aMemberId();
  const recipe = {
    ...aRecipe({ title: 'Pi\u202elaf', ownNote: 'no\u202ete', tags: [] }),
    notes: 'for\u202e Eid',
  };
  const file = await writeRecipes([portableOf(recipe as unknown as JudgedRecipe, new Map())], 'json-ld');
  expect(JSON.stringify((await readRecipes('a.json', file.bytes)).recipes)).toMatch(turning);
  const form = new FormData();
  form.set('name', 'a\u202e.json');
  form.set('file', new Blob([new Uint8Array(file.bytes)]), 'a.json');
  const begun = await as(member, 'POST /recipe-archives', form);
  expect(begun.status).toBe(202);
  const done = await eventually(async () => {
    const { archive } = (await as(member, `GET /recipe-archives/${begun.body.archive._id}`)).body;
    expect(archive.state).toBe('done');
    return archive;
  });
  expect([done.name, done.kept]).toEqual(['a.json', 1]);
  const { recipes } = (await as(member, 'GET /recipes')).body;
  expect(recipes).toMatchObject([{ title: 'Pilaf', notes: 'for Eid', personal: { note: 'note' } }]);
});

test('what a model has read keeps the joiners of its script, and nothing that turns it', () => {
  const read = { isRecipe: true, title: 'نان\u200cها\u202e', servings: 2, totalMinutes: null };
  const reading = ModelReading.parse({ ...read, ingredients: ['\u2067نان\u200cها\u2069'], instructions: [] });
  expect([reading.title, reading.ingredients]).toEqual(['نان\u200cها', ['نان\u200cها']]);
});
