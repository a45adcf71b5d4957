import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PageHead } from '@sufra/contracts';
import { ask, eventually } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { ownText } from '../../test/own-text.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { guard } from '../halal/guard.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { judgePublished } from './judge-published.ts';

let under: UnderTest;
beforeAll(async () => {
  under = await startForTest();
});
afterAll(() => under.stop());

const moderatorId = aMemberId();
const asked = { author: 'Maryam K.', meal: 'Main Meals', cuisine: 'Persian', language: 'en' };
const as = async (userId: string, call: string, body?: unknown, more: object = {}) =>
  ask(under.service.url, call, {
    token: await under.platform.keySet.tokenFor({ userId, ...more }),
    ...(body ? { body } : {}),
  });
const asModerator = (call: string, body?: unknown) => as(moderatorId, call, body, { isModerator: true });
const asVisitor = (call: string) => ask(under.service.url, call);

async function written(text: Parameters<typeof ownText>[0] = {}) {
  const memberId = aMemberId();
  const { body } = await as(memberId, 'POST /recipes', ownText(text));
  return { memberId, id: body.recipe._id as string };
}
async function waiting(text: Parameters<typeof ownText>[0] = {}, more: object = {}) {
  const own = await written(text);
  const answer = await as(own.memberId, `POST /recipes/${own.id}/publication`, { ...asked, ...more });
  expect(answer.status).toBe(201);
  return { ...own, askedAt: answer.body.publication.askedAt as string };
}
async function published(text: Parameters<typeof ownText>[0] = {}, more: object = {}) {
  const own = await waiting(text, more);
  const { body } = await answer(own.id, { outcome: 'approved', askedAt: own.askedAt });
  return { ...own, slug: body.publication.slug as string };
}
const answer = (id: string, body: object) => asModerator(`POST /recipes/publications/${id}/answer`, body);
const inQueue = async (id: string, query = '') =>
  (await asModerator(`GET /recipes/publications${query}`)).body.publications.find(
    ({ _id }: { _id: string }) => _id === id,
  );
const stateOf = async ({ memberId, id }: { memberId: string; id: string }) =>
  (await as(memberId, `GET /recipes/${id}/publication`)).body.publication;
const found = async (query: string) =>
  (await asVisitor(`GET /recipes/published?${query}`)).body.recipes.map(
    ({ title }: { title: string }) => title,
  );

describe('a recipe that a member asks to publish', () => {
  test('waits in the queue, and is nowhere else until a moderator approves it', async () => {
    const own = await waiting({ title: 'Zereshk rice' });
    expect(await stateOf(own)).toMatchObject({ isWaiting: true, isPublic: false, slug: null, ...asked });
    const entry = await inQueue(own.id);
    expect(entry).toMatchObject({
      waiting: { title: 'Zereshk rice', author: 'Maryam K.', halal: { verdict: 'halal' } },
      ...{ approved: null, isByMember: true },
    });
    expect(JSON.stringify(entry)).not.toContain(own.memberId);
    expect(await found('q=zereshk')).toEqual([]);

    const approved = await answer(own.id, { outcome: 'approved', askedAt: own.askedAt });
    const { slug } = approved.body.publication;
    expect(slug).toMatch(/^zereshk-rice-[0-9a-f]{8}$/);
    const { body } = await asVisitor(`GET /recipes/published/${slug}`);
    expect(body.recipe).toMatchObject({ title: 'Zereshk rice', author: 'Maryam K.', language: 'en' });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${own.memberId}|${own.id}`));
    expect(await inQueue(own.id)).toBeUndefined();
    expect(await inQueue(own.id, '?state=public')).toMatchObject({ approved: { title: 'Zereshk rice' } });
    await eventually(() =>
      expect(under.platform.heard).toContainEqual(
        expect.objectContaining({
          type: 'recipe-publication.answered',
          data: expect.objectContaining({ userId: own.memberId, answeredBy: moderatorId, slug }),
        }),
      ),
    );
  });

  test('keeps to oneself what its owner avoids, notes and rates', async () => {
    const memberId = aMemberId();
    const { _id } = await under.recipes.create(
      aRecipe({ ownerId: memberId, ownNote: 'for Aunt Huda', rating: 2 }),
    );
    const { body } = await as(memberId, `POST /recipes/${_id}/publication`, asked);
    const approved = await answer(String(_id), { outcome: 'approved', askedAt: body.publication.askedAt });
    const { slug } = approved.body.publication;
    const { recipe } = (await asVisitor(`GET /recipes/published/${slug}`)).body;
    expect(recipe.options).toEqual({ avoid: [], servingSize: 4, spiceLevel: 'Mild', cuisine: 'Persian' });
    expect(JSON.stringify(recipe)).not.toMatch(/Huda|nuts|rating/);
  });

  test.each<[string, Partial<RecipeDocument>, string]>([
    ['was imported', { source: { kind: 'import', name: 'a page' } }, 'recipe_private'],
    [
      'was imported and made halal, with the steps of its page',
      { source: { kind: 'import', name: 'a page' }, isAdapted: true },
      'recipe_private',
    ],
    ['is a copy of what another member shares', { copyOf: '5afa000000000000000000aa' }, 'recipe_private'],
    ['goes away by itself', { isSaved: false }, 'recipe_unfinished'],
    ['has no steps', { steps: [] }, 'recipe_unfinished'],
    [
      'is forbidden',
      { ingredientLines: [{ quantity: 1, unit: null, item: 'ham hock', note: null }] },
      'recipe_not_halal',
    ],
  ])('is refused where it %s', async (_, overrides, code) => {
    const ownerId = aMemberId();
    const { _id } = await under.recipes.create(aRecipe({ ownerId, ...overrides }));
    const refused = await as(ownerId, `POST /recipes/${_id}/publication`, asked);
    expect(refused).toMatchObject({ status: 409, body: { code } });
    expect(await as(aMemberId(), `POST /recipes/${_id}/publication`, asked)).toMatchObject({ status: 404 });
  });

  test('may be an adapted import whose every step its owner has written anew', async () => {
    const memberId = aMemberId();
    const { body } = await as(memberId, 'POST /recipes/imported', {
      ...{ title: 'Rice', servings: 4, totalMinutes: null, isAdapted: true },
      ...{ ingredients: ['200 g rice', '1 onion'], instructions: ['Fry the onion.', 'Boil the rice.'] },
      source: { name: 'A page', url: null },
    });
    const { _id } = body.recipe;
    const ask = () => as(memberId, `POST /recipes/${_id}/publication`, asked);
    const save = (version: number, instructions: string[]) =>
      as(memberId, `PUT /recipes/${_id}`, { ...ownText({ instructions }), version });
    await save(1, ['FRY the onion', 'Cook the rice until it is soft.']);
    expect((await ask()).status).toBe(409);
    await save(2, ['Soften the onion.', 'Cook the rice until it is soft.']);
    expect((await ask()).status).toBe(201);
    // With a step of the page in it again, it waits no longer.
    await save(3, ['Fry the onion.']);
    expect(await stateOf({ memberId, id: _id })).toMatchObject({ isWaiting: false });
  });

  test.each<[string, object]>([
    ['no name', { author: ' ' }],
    ['a name that turns the direction of text', { author: 'a\u202eb' }],
    ['another meal', { meal: 'Elevenses' }],
    ['another cuisine', { cuisine: 'Martian' }],
    ['another language', { language: 'xx' }],
  ])('is refused with %s', async (_, more) => {
    const { memberId, id } = await written();
    const refused = await as(memberId, `POST /recipes/${id}/publication`, { ...asked, ...more });
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('a moderator', () => {
  test('refuses with a sentence, which the owner reads, and may ask anew', async () => {
    const own = await waiting();
    const refusal = { outcome: 'refused', askedAt: own.askedAt };
    expect((await answer(own.id, { ...refusal, reason: ' ' })).status).toBe(400);
    expect((await answer(own.id, { outcome: 'refused', reason: 'No.' })).status).toBe(400);
    await answer(own.id, { ...refusal, reason: 'A step is missing.' });
    expect(await stateOf(own)).toMatchObject({
      ...{ isWaiting: false, isPublic: false },
      answer: { outcome: 'refused', reason: 'A step is missing.' },
    });
    expect((await as(own.memberId, `POST /recipes/${own.id}/publication`, asked)).status).toBe(201);
  });

  test('approves nothing unread: a text that was changed since, or answered, is looked at once more', async () => {
    const own = await waiting();
    await as(own.memberId, `PUT /recipes/${own.id}`, { ...ownText({ title: 'Other rice' }), version: 1 });
    const late = await answer(own.id, { outcome: 'approved', askedAt: own.askedAt });
    expect(late).toMatchObject({ status: 409, body: { code: 'publication_changed' } });
    const { askedAt } = await inQueue(own.id);
    const both = await Promise.all([1, 2].map(() => answer(own.id, { outcome: 'approved', askedAt })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await answer(aMemberId(), { outcome: 'approved', askedAt })).status).toBe(404);
  });

  test('takes a public recipe off, which is gone at once', async () => {
    const own = await published();
    await answer(own.id, { outcome: 'removed', reason: 'It is of a book.' });
    expect((await asVisitor(`GET /recipes/published/${own.slug}`)).status).toBe(404);
    expect(await stateOf(own)).toMatchObject({ isPublic: false, answer: { outcome: 'removed' } });
    expect((await answer(own.id, { outcome: 'removed', reason: 'Twice.' })).status).toBe(409);
  });
});

describe('a public recipe', () => {
  test('stays as it was approved while a changed text waits, and is the new one afterwards', async () => {
    const own = await published({ title: 'Lime rice' });
    await as(own.memberId, `PUT /recipes/${own.id}`, { ...ownText({ title: 'Lemon rice' }), version: 1 });
    const read = async () => (await asVisitor(`GET /recipes/published/${own.slug}`)).body.recipe.title;
    expect([await read(), await found('q=lime'), await found('q=lemon')]).toEqual([
      'Lime rice',
      ['Lime rice'],
      [],
    ]);
    const entry = await inQueue(own.id);
    expect(entry).toMatchObject({ waiting: { title: 'Lemon rice' }, approved: { title: 'Lime rice' } });
    await answer(own.id, { outcome: 'approved', askedAt: entry.askedAt });
    expect([await read(), await found('q=lime'), await found('q=lemon')]).toEqual([
      'Lemon rice',
      [],
      ['Lemon rice'],
    ]);
  });

  test('is gone when its owner withdraws it, deletes it or the account', async () => {
    const [withdrawn, deleted, left] = [await published(), await published(), await published()];
    const status = async ({ slug }: { slug: string }) =>
      (await asVisitor(`GET /recipes/published/${slug}`)).status;
    const { body } = await as(left.memberId, 'GET /recipes/export');
    expect(body.publications).toMatchObject([{ recipeId: left.id, slug: left.slug, isPublic: true }]);
    await as(withdrawn.memberId, `DELETE /recipes/${withdrawn.id}/publication`);
    expect([await status(withdrawn), await stateOf(withdrawn)]).toEqual([404, null]);
    await as(deleted.memberId, `DELETE /recipes/${deleted.id}`);
    expect(await status(deleted)).toBe(404);
    await under.platform.tell({
      type: 'user.access-changed',
      subject: left.memberId,
      sequence: 2,
      data: {
        ...{ userId: left.memberId, isAdmin: false, isModerator: false, endedSessions: [], deleted: true },
        ...{ sessionsNotBefore: null, displayName: null },
      },
    });
    await eventually(async () => expect(await status(left)).toBe(404));
  });

  test('is found by words in any spelling, by meal and cuisine, and page by page', async () => {
    await published(
      { title: 'Mercimek çorbası' },
      { meal: 'Light Meals', cuisine: 'Turkish', language: 'tr' },
    );
    await published({ title: 'Mercimek köftesi' }, { meal: 'Snack', cuisine: 'Turkish', language: 'tr' });
    expect(await found('q=CORBASI')).toEqual(['Mercimek çorbası']);
    expect(await found('q=mercimek&meal=Snack')).toEqual(['Mercimek köftesi']);
    expect(await found('q=mercimek&cuisine=Thai')).toEqual([]);
    const first = (await asVisitor('GET /recipes/published?cuisine=Turkish&limit=1')).body;
    const after = new URLSearchParams({ cuisine: 'Turkish', limit: '1', after: first.next });
    const second = (await asVisitor(`GET /recipes/published?${after}`)).body;
    expect([first.recipes[0].title, second.recipes[0].title, second.next]).toEqual([
      'Mercimek köftesi',
      'Mercimek çorbası',
      null,
    ]);
  });

  test('is copied as it was approved, by another member', async () => {
    const own = await published({ title: 'Mint rice' });
    await as(own.memberId, `PUT /recipes/${own.id}`, { ...ownText({ title: 'Secret rice' }), version: 1 });
    const reader = aMemberId();
    const { body } = await as(reader, `POST /recipes/published/${own.slug}/copy`);
    expect(body.recipe).toMatchObject({ title: 'Mint rice', isSaved: false });
    const second = await as(reader, `POST /recipes/${body.recipe._id}/copy`);
    for (const { _id } of [body.recipe, second.body.recipe])
      expect(await as(reader, `POST /recipes/${_id}/publication`, asked)).toMatchObject({
        status: 409,
        body: { code: 'recipe_private' },
      });
  });

  test('says in the head of its page and in the sitemap what engines read', async () => {
    const own = await published({
      title: 'Rice <i>with</i> peas',
      ingredients: ['200 g rice', '1 tbsp vinegar'],
    });
    const head = async (path: string) => {
      const { body } = await asVisitor(`GET /recipes/head?path=${path}`);
      return PageHead.strict().parse(body);
    };
    const page = await head(`/recipe/${own.slug}`);
    expect(page).toMatchObject({
      ...{ status: 200, isIndexed: true, type: 'article', author: 'Maryam K.' },
      path: `/recipe/${own.slug}`,
      language: 'en',
      recipe: { servings: 4, prepMinutes: 10, cookMinutes: 25, isHalal: true },
    });
    expect(page.html).toContain('Rice &lt;i&gt;with&lt;/i&gt; peas');
    expect((await head('/recipes')).html).toContain(`href="/recipe/${own.slug}"`);
    expect(await head('/recipe/no-such-rice')).toMatchObject({ status: 404, isIndexed: false });
    const { body } = await asVisitor('GET /recipes/pages');
    expect(body.pages.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['/recipes', `/recipe/${own.slug}`]),
    );
  });
});

test('a newer guard takes what it forbids off, tells its owner once, and lets it back when it is cleared', async () => {
  const own = await published({ title: 'Saffron rice' });
  const haram = { verdict: 'haram' as const, notes: [], forbidden: [] };
  const forbidding = {
    version: '998.0.0',
    judgeRecipe: (recipe: Parameters<typeof guard.judgeRecipe>[0]) =>
      recipe.title === 'Saffron rice' ? haram : guard.judgeRecipe(recipe),
  };
  // Before the work has come to it, a reader meets it judged.
  const stale = { $set: { 'publication.guardVersion': '0.0.1', 'publication.approved.title': 'Ham rice' } };
  await under.recipes.updateOne({ _id: own.id }, stale);
  expect(await asVisitor(`GET /recipes/published/${own.slug}`)).toMatchObject({
    status: 404,
    body: { code: 'recipe_withheld' },
  });
  await under.recipes.updateOne({ _id: own.id }, { $set: { 'publication.approved.title': 'Saffron rice' } });

  for (let time = 0; time < 2; time++) await judgePublished({ recipes: under.recipes, guard: forbidding });
  expect(await found('q=saffron')).toEqual([]);
  expect(await stateOf(own)).toMatchObject({ isPublic: false, isWithheld: true });
  await eventually(() =>
    expect(under.platform.heard.filter(({ type }) => type === 'recipe-publication.withheld')).toMatchObject([
      { data: { userId: own.memberId, title: 'Saffron rice' } },
    ]),
  );
  await judgePublished({ recipes: under.recipes, guard: { ...guard, version: '999.0.0' } });
  expect(await found('q=saffron')).toEqual(['Saffron rice']);
});
