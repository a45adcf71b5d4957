import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiPrefix, planDays, planSlots } from '@sufra/contracts';
import { hijriOf } from '@sufra/prayer-times/hijri';
import { writeRecipes } from '@sufra/recipe-reader/formats';
import { ask, eventually, queriesWithoutIndex } from '@sufra/service-kit/testing';
import { aMemberId } from '../test/a-member-id.ts';
import { aPhotoFile } from '../test/a-photo-file.ts';
import { aPushKey } from '../test/a-push-key.ts';
import { aRecipe } from '../test/a-recipe.ts';
import { becomePremium } from '../test/become-premium.ts';
import { inDays } from '../test/in-days.ts';
import { ownText } from '../test/own-text.ts';
import { startForTest, type UnderTest } from '../test/start-for-test.ts';
import { portableOf } from './export/files/portable-of.ts';
import type { JudgedRecipe } from './halal/rejudge.ts';
import { judgePublished } from './published/judge-published.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest({ PUSH_KEY: aPushKey() });
});
afterAll(() => under.stop());

const noProfile = { avoid: [], diets: [], servingSize: null, spiceLevel: null, school: null };
type Call = (what: string, body?: unknown) => Promise<{ _id: string; publication: { askedAt: string } }>;

async function liveWithReports(call: Call) {
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId(), isModerator: true });
  const asModerator = (what: string, body?: unknown) => ask(under.service.url, what, { token, body });
  const report = {
    ...{ line: 'salt', words: '', verdict: 'halal', rule: null, school: null },
    ...{ language: 'en', place: 'label', says: 'It is not.' },
  };
  const { _id } = await call('POST /halal/reports/own', report);
  await call('POST /halal/reports', report);
  for (const query of ['', '?state=open', '?state=answered']) await asModerator(`GET /halal/reports${query}`);
  const change = { words: 'salt', verdict: 'haram' };
  await asModerator(`POST /halal/reports/${_id}/answer`, { outcome: 'changed', reason: 'So it is.', change });
  await call('GET /halal/changes');
}

async function announce(call: Call) {
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId(), isAdmin: true });
  const month = `/hijri-months/PK/${hijriOf(inDays(0)).year + 1}/9`;
  await ask(under.service.url, `PUT ${month}`, { token, body: { daysMore: 1 } });
  await call('GET /hijri-months');
  await ask(under.service.url, `DELETE ${month}`, { token });
}

async function shop(call: Call, recipe: string) {
  const line = aMemberId();
  await call('POST /shopping-list/recipes', { recipe });
  await call('PUT /shopping-list/plan', { days: planDays });
  await call(`PUT /shopping-list/lines/${line}`, { text: '2 kg rice' });
  await call(`PUT /shopping-list/lines/${line}/tick`, { isTicked: true });
  const { share } = await ask(under.service.url, 'PUT /shopping-list/share', {
    body: { mayTick: true },
    token: await under.platform.keySet.tokenFor({ userId: aMemberId() }),
  }).then(({ body }) => body);
  await ask(under.service.url, `GET /shopping-list/shared/${share.token}`);
  await call('GET /shopping-list');
}

async function beReminded(call: Call) {
  const browser = '0b9f5c8e-0000-4000-8000-000000000000';
  const [endpoint, secret] = ['https://fcm.googleapis.com/fcm/send/a', 'a'.repeat(43)];
  // Too late to be sent: the work in the background looks at it, and no push service is asked.
  const instants = [new Date(Date.now() - 3_600_000).toISOString()];
  await call(`PUT /reminders/${browser}`, { endpoint, secret, instants });
  await eventually(async () => (await under.reminders.findById(browser).lean())?.instants.length === 0);
  await call(`PUT /reminders/${browser}/endpoint`, { endpoint, secret });
  await call(`POST /reminders/${browser}/end`, { secret });
}

async function subscribe(call: Call) {
  const [calendar, key] = ['a'.repeat(22), 'a'.repeat(43)];
  const body = { calendar, secret: key, sealed: key };
  for (const method of ['POST', 'PUT']) await call(`${method} /prayer-calendar`, body);
  await call('GET /prayer-calendar');
  await call(`GET /prayer-calendar/${calendar}/${key}.ics`);
  await call('DELETE /prayer-calendar');
}

async function photograph(call: Call, id: string) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await aPhotoFile())]), 'dish.jpg');
  for (const _ of ['first', 'other']) await call(`PUT /recipes/${id}/photo`, form);
  const { photo } = await under.recipes.findById(id).lean().orFail();
  const file = `${photo?.id}-64.webp`;
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId(), isModerator: true });
  for (const path of [`${id}/photo/${file}`, `photos/${file}`])
    await fetch(`${under.service.url}${apiPrefix}/recipes/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
  await call(`DELETE /recipes/${id}/photo`);
}

async function liveInPublic(call: Call, id: string) {
  const token = await under.platform.keySet.tokenFor({ userId: aMemberId(), isModerator: true });
  const asModerator = async (what: string, body?: unknown) =>
    (await ask(under.service.url, what, { token, body })).body;
  const asked = { author: 'Maryam', meal: 'Main Meals', cuisine: 'Thai', language: 'en' };
  const { publication } = await call(`POST /recipes/${id}/publication`, asked);
  for (const query of ['', '?state=public']) await asModerator(`GET /recipes/publications${query}`);
  const approval = { outcome: 'approved', askedAt: publication.askedAt };
  const answered = await asModerator(`POST /recipes/publications/${id}/answer`, approval);
  for (const query of ['', '?q=soup', '?meal=Snack', '?cuisine=Thai', `/${answered.publication.slug}`])
    await call(`GET /recipes/published${query}`);
  await call('GET /recipes/pages');
  await call(`GET /recipes/${id}/publication`);
  await call(`DELETE /recipes/${id}/publication`);
}

async function live() {
  const ownerId = aMemberId();
  const token = await under.platform.keySet.tokenFor({ userId: ownerId });
  const call = async (what: string, body?: unknown) =>
    (await ask(under.service.url, what, { token, ...(body ? { body } : {}) })).body;
  await becomePremium(under, ownerId);
  await call('POST /recipes/generate-openai', { ingredients: ['chicken', 'rice'], mealType: 'Main Meals' });
  await call('PUT /recipes/profile', { ...noProfile, avoid: ['nuts'] });
  await call('GET /recipes/profile');
  await call('POST /recipes/avoided-words', { words: ['nuts'] });
  await call('PUT /recipes/profile/shown', { isShown: true });
  const child = { name: 'Yusuf', avoid: ['nuts'], diets: [], spiceLevel: null };
  const { eaters } = await call('POST /recipes/eaters', child);
  const eater = eaters.at(-1).id;
  await call(`PUT /recipes/eaters/${eater}`, child);
  await call('POST /recipes/generate-openai', { userPrompt: 'rice with chicken', eaters: [eater] });
  await call(`DELETE /recipes/eaters/${eater}`);
  await call('GET /recipes/eaters');
  await call('POST /halal/check', { text: 'salt' });
  await announce(call);
  await liveWithReports(call);
  await call('POST /recipes/make-halal', { title: 'Salt', ingredients: ['salt'], instructions: [] });
  const { _id } = await under.recipes.create(aRecipe({ ownerId }));
  const id = String(_id);
  for (const query of [
    '',
    '?q=soup',
    '?tag=soup',
    '?favorite=true',
    '/counts?q=soup',
    '/unsaved',
    '/export',
    `/${id}`,
  ])
    await call(`GET /recipes${query}`);
  await call('GET /recipes/table');
  await call(`PUT /recipes/${id}/table`);
  await call(`DELETE /recipes/${id}/table`);
  await call(`POST /recipes/${id}/table/copy`);
  const { token: shareToken } = await call(`POST /recipes/${id}/share`);
  await call(`GET /recipes/shared/${shareToken}`);
  await photograph(call, id);
  await liveInPublic(call, id);
  const other = await under.platform.keySet.tokenFor({ userId: aMemberId() });
  await ask(under.service.url, `POST /recipes/shared/${shareToken}/copy`, { token: other });
  await call('POST /recipes/imported', {
    title: 'Rice',
    servings: 4,
    totalMinutes: null,
    ingredients: ['200 g rice'],
    instructions: [],
    source: { name: '', url: null },
  });
  const form = new FormData();
  const brought = portableOf(aRecipe({ title: 'Rice' }) as unknown as JudgedRecipe);
  const photo = await aPhotoFile();
  const { bytes } = await writeRecipes([brought], 'cooklang', {
    isThere: () => true,
    read: async () => photo,
  });
  form.set('file', new Blob([new Uint8Array(bytes)]), 'rice.zip');
  const { archive } = await call('POST /recipe-archives', form);
  await eventually(async () => (await call(`GET /recipe-archives/${archive._id}`)).archive.state === 'done');
  await call('GET /recipe-archives');
  await call(`GET /recipe-archives/${archive._id}/left/0`);
  await call('GET /recipe-files/json-ld');
  const { recipe } = await call('POST /recipes', ownText());
  await call(`PUT /recipes/${recipe._id}`, { ...ownText({ title: 'Rice' }), version: 1 });
  await call(`GET /recipes/${recipe._id}/versions`);
  await call(`POST /recipes/${recipe._id}/versions/1/restore`, { version: 2 });
  const { collection } = await call('POST /recipes/collections', { name: 'Iftar' });
  await call(`PUT /recipes/${recipe._id}/collections/${collection._id}`);
  await call(`PUT /recipes/${recipe._id}/cooked/2026-01-02`);
  await call('GET /recipes/collections');
  await call(`GET /recipes?collection=${collection._id}`);
  await call(`PATCH /recipes/collections/${collection._id}`, { name: 'Feast' });
  await call(`DELETE /recipes/collections/${collection._id}`);
  await call(`POST /recipes/${recipe._id}/copy`);
  await ask(under.service.url, 'POST /recipes', { token: other, body: ownText() });
  const meals = Object.fromEntries(planSlots.map(slot => [slot, id]));
  const plan = Object.fromEntries(planDays.map(day => [day, meals]));
  await call('PUT /recipes/plan', { plan, version: 0 });
  await call('GET /recipes/plan');
  await call('PATCH /recipes/calendar', {
    meals: [{ date: inDays(0), meal: 'snack', becomes: { recipeId: id } }],
  });
  await call('GET /recipes/calendar');
  await shop(call, id);
  await beReminded(call);
  await subscribe(call);
  await call(`PATCH /recipes/${id}`, { favorite: true });
  // The service does it each minute.
  const judgeRecipe = () => {
    throw new Error('there is nothing to judge');
  };
  await judgePublished({ recipes: under.recipes, guard: { version: '99.0.0', judgeRecipe } });
  await call(`DELETE /recipes/${id}`);
  // Until the work in the background has erased it, and its event is published.
  await eventually(async () => (await under.recipes.exists({ _id })) === null, 10_000);
}

test('each query of a member’s day, and of the work in the background, uses an index', async () => {
  const { scanning, seen } = await queriesWithoutIndex(under.platform.database.connection, live);
  expect(scanning).toEqual([]);
  expect(seen).toEqual(
    expect.arrayContaining([
      'find allowances by pendingAt, leaseUntil',
      'find recipes by publication.guardVersion, publication.approved, deletedAt',
      'findOneAndUpdate reminded-browsers by dueAt, leaseUntil, in the order of dueAt',
      'find reminded-browsers by memberId, in the order of changedAt',
      'countDocuments recipes by searchParts, keptUntil, deletedAt, removedAt, ownerId, isPending, isSaved',
      'find recipes by deletedAt, removedAt, keptUntil, ownerId, isPending, isSaved, favorite, in the order of createdAt, _id',
      'find recipes by deletedAt, removedAt, keptUntil, ownerId, isPending, isSaved, tagKeys, in the order of createdAt, _id',
      'deleteOne recipes by ownerId, copyOf, keptUntil',
    ]),
  );
});
