import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pageOf } from '@sufra/service-kit';
import { ask } from '@sufra/service-kit/testing';
import { aMemberId } from '../../test/a-member-id.ts';
import { aRecipe } from '../../test/a-recipe.ts';
import { startForTest, type UnderTest } from '../../test/start-for-test.ts';
import { savedCounts } from '../recipe/saved-counts.ts';
import { savedFilter } from './saved-filter.ts';

let under: UnderTest;
beforeAll(async () => {
  // A deletion can be undone for as long as a slow machine takes to ask for it.
  under = await startForTest({ RECIPE_RESTORE_MS: '60000' });
});
afterAll(() => under.stop());

const as = async (userId: string, call: string) =>
  ask(under.service.url, call, { token: await under.platform.keySet.tokenFor({ userId }) });

interface Page {
  recipes: { _id: string; title: string }[];
  next: string | null;
}

async function page(ownerId: string, query: Record<string, string>): Promise<Page> {
  const { status, body } = await as(ownerId, `GET /recipes?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return body;
}

/** Every page from the first to the last; `meanwhile` happens before each that follows. */
async function walk(ownerId: string, query: Record<string, string> = {}, meanwhile = async () => {}) {
  const pages = [await page(ownerId, query)];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
    await meanwhile();
    pages.push(await page(ownerId, { ...query, after: next }));
  }
  return pages;
}

const titlesOf = (pages: Page[]) => pages.flatMap(({ recipes }) => recipes.map(({ title }) => title));

/** Three at each moment, so that the moment alone does not tell them apart. */
async function keep(count: number, ownerId = aMemberId()) {
  const recipes = Array.from({ length: count }, (_, place) =>
    aRecipe({
      ownerId,
      title: `Dish ${place}`,
      createdAt: new Date(Date.UTC(2026, 0, 1) - Math.floor(place / 3)),
      favorite: place % 10 === 0,
      tags: [place % 2 ? 'One-pan' : 'one pan', ...(place % 5 === 0 ? ['Iftar'] : [])],
    }),
  );
  await under.recipes.collection.insertMany(recipes);
  return ownerId;
}

describe('the pages of a member’s saved recipes', () => {
  test('hold each recipe once, fifty at a time unless said', async () => {
    const ownerId = await keep(230);
    const pages = await walk(ownerId);
    expect(pages.map(({ recipes }) => recipes.length)).toEqual([50, 50, 50, 50, 30]);
    const all = titlesOf(pages);
    expect(new Set(all).size).toBe(230);
    for (const limit of ['23', '200'])
      expect(titlesOf(await walk(ownerId, { limit })).slice(0, 230)).toEqual(all);
  });

  test('move by no recipe that comes or goes meanwhile', async () => {
    const ownerId = await keep(60);
    const before = titlesOf(await walk(ownerId));
    const gone = await under.recipes.findOne({ ownerId, title: before[25] });
    const pages = await walk(ownerId, { limit: '20' }, async () => {
      await under.recipes.insertMany([aRecipe({ ownerId, title: 'New', createdAt: new Date() })]);
      await under.recipes.deleteOne({ _id: gone?._id });
      // the one that the cursor names
      await under.recipes.deleteOne({ ownerId, title: before[19] });
    });
    expect(titlesOf(pages)).toEqual(before.filter((_, place) => place !== 25));
  });

  test.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=all',
    'limit=1&limit=2',
    'limit=1e1',
  ])('are not asked for by %s', async query => {
    const { status, body } = await as(aMemberId(), `GET /recipes?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  test.each(['after=', 'after=x', 'after=%00', `after=${'a'.repeat(2_000)}`, 'after[$gt]=1&after=e30'])(
    'are not found by %s',
    async query => {
      const { status, body } = await as(aMemberId(), `GET /recipes?${query}`);
      expect([status, body.code, body.details?.[0]?.path]).toEqual([400, 'invalid_request', 'after']);
    },
  );

  test('are no other member’s, whoever has the cursor', async () => {
    const { next } = await page(await keep(3), { limit: '1' });
    expect(await page(aMemberId(), { after: next ?? '' })).toEqual({ recipes: [], next: null });
  });
});

describe('what narrows the list', () => {
  test('is a tag in any spelling, the favourites, and both', async () => {
    const ownerId = await keep(40);
    expect(titlesOf(await walk(ownerId, { tag: 'ONE-PAN', limit: '7' }))).toHaveLength(40);
    expect(titlesOf(await walk(ownerId, { tag: 'iftar', limit: '3' }))).toHaveLength(8);
    expect(titlesOf(await walk(ownerId, { favorite: 'true', limit: '3' }))).toHaveLength(4);
    expect(titlesOf(await walk(ownerId, { favorite: 'false' }))).toHaveLength(36);
    expect(titlesOf(await walk(ownerId, { favorite: 'true', tag: 'iftar', q: 'dish' }))).toHaveLength(4);
    expect(titlesOf(await walk(ownerId, { tag: 'pan' }))).toEqual([]);
  });

  test.each([
    'favorite=yes',
    'favorite=',
    'favorite=true&favorite=true',
    `tag=${'x'.repeat(101)}`,
    `q=${'x'.repeat(201)}`,
  ])('is not %s', async query => {
    expect((await as(aMemberId(), `GET /recipes?${query}`)).status).toBe(400);
    expect((await as(aMemberId(), `GET /recipes/counts?${query}`)).status).toBe(400);
  });

  const borek = {
    title: 'Börek from İzmir',
    description: 'Crisp, with a crust of sesame.',
    ingredientLines: [{ quantity: 1, unit: null, item: 'pumpkin', note: null }],
    tags: ['Batch Cooking'],
  };
  test.each([
    ['a title', 'borek', ['Börek from İzmir']],
    ['other letters of the same', 'BÖREK izmir', ['Börek from İzmir']],
    ['the description', 'sesame', ['Börek from İzmir']],
    ['an ingredient', 'pumpk', ['Börek from İzmir']],
    ['a tag', 'batch-cooking', ['Börek from İzmir']],
    ['words of several, in any order', 'pumpkin börek', ['Börek from İzmir']],
    ['a word of each of two recipes', 'borek talbina', []],
    ['Arabic without its points', 'تلبينة', ['تَلبينة']],
    ['Arabic as another keyboard writes it', 'تلبينہ', ['تَلبينة']],
    ['Turkish without its dots', 'IZMIR', ['Börek from İzmir']],
    ['a pattern', '.*', []],
    ['a pattern with letters', '(b+)+rek', ['Börek from İzmir']],
    ['signs', '🍋', []],
  ])('is words: %s', async (_where, q, expected) => {
    const ownerId = aMemberId();
    await under.recipes.insertMany([
      aRecipe({ ownerId, ...borek }),
      aRecipe({ ownerId, title: 'تَلبينة', tags: [] }),
    ]);
    expect(titlesOf(await walk(ownerId, { q }))).toEqual(expected);
    expect((await as(ownerId, `GET /recipes/counts?${new URLSearchParams({ q })}`)).body).toMatchObject({
      found: expected.length,
      all: 2,
    });
  });

  test('finds recipes of the time before search as well, and writes nothing that a member sees', async () => {
    const ownerId = aMemberId();
    const { searchText: _, tagKeys: __, searchParts: ___, ...old } = aRecipe({ ownerId, ...borek });
    await under.recipes.collection.insertOne(old);
    await under.platform.database.connection.collection('migrations').deleteMany({});
    await (await under.startReplica()).stop();
    expect(titlesOf(await walk(ownerId, { q: 'borek' }))).toEqual([borek.title]);
    expect(titlesOf(await walk(ownerId, { tag: 'batch cooking' }))).toEqual([borek.title]);
    expect(await under.recipes.findOne({ ownerId }).lean()).toMatchObject({
      v: old.v,
      searchText: expect.any(String),
    });
  });

  test('finds recipes that were made searchable by an earlier folding, twice over, and as they were found before', async () => {
    const ownerId = aMemberId();
    const turkish = { title: 'Sarımsaklı', description: '', tags: [], ingredientLines: [] };
    const before = { searchText: 'sarımsaklı', searchParts: ['sarımsaklı', 'arımsaklı'] };
    const old = aRecipe({ ownerId, ...turkish, ...before });
    await under.recipes.collection.insertOne(old);
    for (const _ of ['once', 'twice']) {
      await under.platform.database.connection.collection('migrations').deleteMany({});
      await (await under.startReplica()).stop();
      expect(titlesOf(await walk(ownerId, { q: 'SARIMSAK' }))).toEqual(['Sarımsaklı']);
    }
    const after = await under.recipes.findOne({ ownerId }).lean();
    expect(after).toMatchObject({ v: old.v, searchText: 'sarimsakli sarımsaklı' });
    expect(after?.searchParts).toEqual(expect.arrayContaining(before.searchParts));
  });

  test('is the public address of a recipe', async () => {
    const ownerId = await keep(3);
    const shareToken = 'q'.repeat(22);
    await under.recipes.insertMany([aRecipe({ ownerId, title: 'Shared', shareToken })]);
    expect(titlesOf(await walk(ownerId, { shareToken }))).toEqual(['Shared']);
    expect(titlesOf(await walk(aMemberId(), { shareToken }))).toEqual([]);
  });
});

describe('the counts', () => {
  test('are of all that is saved, and of what the filter leaves', async () => {
    const ownerId = await keep(40);
    await under.recipes.insertMany([
      aRecipe({ ownerId, isSaved: false, keptUntil: new Date(Date.now() + 60_000) }),
      aRecipe({ ownerId, removedAt: new Date() }),
      aRecipe({ ownerId: aMemberId() }),
    ]);
    const all = {
      all: 40,
      favorites: 4,
      tags: [
        { key: 'one pan', tag: 'one pan', count: 40 },
        { key: 'iftar', tag: 'Iftar', count: 8 },
      ],
    };
    for (const [query, found] of [
      ['', 40],
      ['?favorite=true', 4],
      ['?tag=iftar', 8],
      ['?q=dish%201', 13],
      ['?q=dish%201&favorite=true&tag=one-pan', 1],
    ] as const)
      expect((await as(ownerId, `GET /recipes/counts${query}`)).body).toEqual({
        ...all,
        found,
        isMore: false,
      });
  });

  test('of a member without recipes are of nothing', async () => {
    expect((await as(aMemberId(), 'GET /recipes/counts')).body).toEqual({
      found: 0,
      isMore: false,
      all: 0,
      favorites: 0,
      tags: [],
    });
  });
});

describe('the kept counts', () => {
  const counted = async (ownerId: string) => (await as(ownerId, 'GET /recipes/counts')).body;
  const soup = { all: 1, favorites: 0, tags: [{ key: 'soup', tag: 'soup', count: 1 }] };

  test('follow each change of a recipe', async () => {
    const ownerId = aMemberId();
    expect(await counted(ownerId)).toMatchObject({ all: 0 });
    const [recipe] = await under.recipes.insertMany([aRecipe({ ownerId })]);
    expect(await counted(ownerId)).toMatchObject(soup);
    await as(ownerId, `DELETE /recipes/${recipe?._id}`);
    expect(await counted(ownerId)).toMatchObject({ found: 0, all: 0, tags: [] });
    expect(await as(ownerId, `POST /recipes/${recipe?._id}/restore`)).toMatchObject({ status: 200 });
    expect(await counted(ownerId)).toMatchObject({ found: 1, ...soup });
  });

  test('are not kept where a recipe changes while they are counted', async () => {
    const ownerId = aMemberId();
    const counts = savedCounts(under.platform.database.connection);
    const stale = { all: 7, favorites: 0, tags: [] };
    await counts.read(ownerId, async () => {
      await under.recipes.insertMany([aRecipe({ ownerId })]);
      return stale;
    });
    expect(await counted(ownerId)).toMatchObject(soup);
  });

  test('are read without a look at the recipes', async () => {
    const ownerId = await keep(3);
    await counted(ownerId);
    // Past the model, which no service does.
    await under.recipes.collection.deleteMany({ ownerId });
    expect(await counted(ownerId)).toMatchObject({ found: 3, all: 3 });
  });
});

test.each([
  ['the first page', {}, 11],
  ['the favourites', { favorite: true }, 11],
  ['a rare tag', { tag: 'iftar' }, 30],
])('%s looks at little more than it answers, by an index', async (_what, filter, most) => {
  const ownerId = await keep(150);
  await keep(150);
  const order = { by: 'createdAt', kind: 'date' } as const;
  const explained = async (after?: string) => {
    const asked = pageOf(order, { limit: 10, after });
    const wanted = savedFilter(ownerId, filter);
    return under.recipes
      .find({ $and: [wanted ?? {}, asked.filter] })
      .sort(asked.sort)
      .limit(asked.limit)
      .explain('executionStats');
  };
  const deep = (await page(ownerId, { limit: '10', ...texts(filter) })).next ?? undefined;
  for (const after of [undefined, deep]) {
    const { executionStats, queryPlanner } = JSON.parse(JSON.stringify(await explained(after)));
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"IXSCAN"');
    // Of the moment that the cursor names, those before it are looked at too.
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most + 3);
  }
});

const texts = (filter: object) =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, String(value)]));
