import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();
/** The same documents twice: one collection finds them by its indexes, the other looks at each and sorts. */
const [indexed, plain] = [collection(), collection()];
const size = 600;

/** The same numbers in each run, from 0 to below `most`. */
function numbersFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

beforeAll(async () => {
  const random = numbersFrom(7);
  const anyOf = (values: unknown[]) => values[random(values.length)];
  const docs = Array.from({ length: size }, (_, n) => ({
    _id: (n * 7) % size,
    language: anyOf(['en', 'ar', 'tr', 'fr', null, 3]),
    ...(random(5) > 0 && { shelf: random(3) }),
    ...(random(9) > 0 && { rank: anyOf([random(9), random(9) + 0.5, `${random(9)}`, null]) }),
    at: new Date(Date.UTC(2026, 0, 1) + random(40) * 60_000),
    tags: Array.from({ length: random(4) }, () => anyOf(['figs', 'dates', 'rice'])),
  }));
  await indexed.insertMany(docs);
  await plain.insertMany(docs);
  await indexed.createIndex({ language: 1, at: -1, _id: -1 });
  await indexed.createIndex({ language: 1, shelf: 1, rank: 1, _id: 1 });
  await indexed.createIndex({ tags: 1, rank: -1, _id: 1 });
});

const filters: object[] = [
  { language: { $in: ['en', null] } },
  { language: { $in: ['tr', 'en', 'ar', 'tr', 'nowhere', 3] } },
  { language: { $in: [] } },
  { language: { $in: ['en', 'fr'] }, shelf: { $in: [0, 2, null] } },
  { language: 'ar', shelf: { $in: [1, 2] } },
  { tags: { $in: ['figs', 'rice'] } },
  { tags: { $in: ['figs', 'rice', 'dates'] }, rank: { $gte: 2, $lt: 7 } },
  { language: { $in: ['en', 'ar'] }, at: { $gt: new Date(Date.UTC(2026, 0, 1, 0, 12)) } },
  {
    $and: [
      { language: { $in: ['fr', 'tr', null] } },
      { at: { $lte: new Date(Date.UTC(2026, 0, 1, 0, 30)) } },
    ],
  },
  { language: { $in: ['en', 'tr'] }, tags: 'dates' },
];
const sorts: Record<string, 1 | -1>[] = [
  { at: -1 },
  { at: 1 },
  { at: -1, _id: -1 },
  { at: 1, _id: 1 },
  { at: -1, _id: 1 },
  { rank: 1 },
  { rank: -1, _id: 1 },
  { rank: 1, _id: -1 },
  { shelf: 1, rank: -1, _id: 1 },
  { language: -1, at: 1, _id: 1 },
  { _id: -1 },
];
const pages = [
  { skip: 0, limit: 0 },
  { skip: 0, limit: 1 },
  { skip: 3, limit: 10 },
  { skip: 40, limit: 25 },
  { skip: 5_000, limit: 10 },
  { skip: 11, limit: 0 },
];
const cases = filters.flatMap(filter => sorts.map(sort => ({ filter, sort })));

/** Where documents tie, either may come first: what they are sorted by is the same, and none comes twice. */
test.each(cases)(
  '$filter in the order of $sort is what sorting all of them gives',
  async ({ filter, sort }) => {
    const isWhole = '_id' in sort;
    for (const { skip, limit } of pages) {
      const [found, expected] = await Promise.all(
        [indexed, plain].map(each => each.find(filter).sort(sort).skip(skip).limit(limit).toArray()),
      );
      const keysOf = (docs = found) => docs?.map(doc => Object.keys(sort).map(field => doc[field] ?? null));
      expect(keysOf()).toEqual(keysOf(expected));
      if (isWhole) expect(found).toEqual(expected);
      expect(new Set(found?.map(({ _id }) => _id)).size).toBe(found?.length);
    }
    const byId = (docs: { _id?: unknown }[]) => docs.toSorted((a, b) => Number(a._id) - Number(b._id));
    const all = await indexed.find(filter).sort(sort).toArray();
    expect(byId(all)).toEqual(byId(await plain.find(filter).toArray()));
  },
);

const examined = async (query: ReturnType<typeof indexed.find>) =>
  (await query.explain()).executionStats.totalDocsExamined;

test.each<[string, object, Record<string, 1 | -1>, number]>([
  ['of two values', { language: { $in: ['en', null] } }, { at: -1, _id: -1 }, 12],
  ['against the direction of the index', { language: { $in: ['en', 'ar', 'tr'] } }, { at: 1, _id: 1 }, 13],
  [
    'of two fields with values each',
    { language: { $in: ['en', 'tr'] }, shelf: { $in: [0, 1] } },
    { rank: -1 },
    14,
  ],
  ['in an array', { tags: { $in: ['figs', 'rice'] } }, { rank: -1, _id: 1 }, 12],
])('the first ten %s come without a look at the rest', async (_, filter, sort, most) => {
  expect(await examined(indexed.find(filter).sort(sort).limit(10))).toBeLessThanOrEqual(most);
  expect(await plain.countDocuments(filter)).toBeGreaterThan(100);
});

test('a skip is read over, and no more', async () => {
  const query = indexed
    .find({ language: { $in: ['en', 'ar', 'fr'] } })
    .sort({ at: -1, _id: -1 })
    .skip(20)
    .limit(5);
  expect(await examined(query)).toBeLessThanOrEqual(28);
});

test('a document that changes its range is found where it is now', async () => {
  const things = collection();
  await things.createIndex({ language: 1, n: -1 });
  await things.insertMany(
    Array.from({ length: 9 }, (_, n) => ({ _id: n, n, language: n % 2 ? 'en' : 'ar' })),
  );
  const first = async () =>
    (
      await things
        .find({ language: { $in: ['en', 'ar'] } })
        .sort({ n: -1 })
        .limit(4)
        .toArray()
    ).map(({ _id }) => _id);
  expect(await first()).toEqual([8, 7, 6, 5]);
  await things.updateOne({ _id: 0 }, { $set: { language: 'en', n: 7.5 } });
  await things.deleteOne({ _id: 8 });
  await things.updateOne({ _id: 6 }, { $set: { language: 'tr' } });
  expect(await first()).toEqual([0, 7, 5, 4]);
});
