import { beforeAll, describe, expect, test } from '@jest/globals';
import { Double, Long, ObjectId } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();
const size = 300;
const events = collection();
const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 60_000);

/** 7 and 300 have no common factor: a permutation, so arrival is not the order of any field. */
beforeAll(async () => {
  await events.insertMany(
    Array.from({ length: size }, (_, i) => {
      const n = (i * 7) % size;
      return { _id: n, n, owner: n % 3, at: at(n), name: `name ${String(n).padStart(4, '0')}` };
    }),
  );
  await events.createIndex({ n: 1 });
  await events.createIndex({ owner: 1, at: -1 });
  await events.createIndex({ name: 1 });
});

const numbers = (docs: object[]) => docs.map(doc => ('n' in doc ? doc.n : undefined));
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

test.each<[string, object, string, number]>([
  ['a range of numbers', { n: { $gte: 10, $lt: 20 } }, 'n_1', 11],
  ['a range with one end', { n: { $gt: 289 } }, 'n_1', 11],
  ['a range of texts', { name: { $gte: 'name 0010', $lte: 'name 0019' } }, 'name_1', 10],
  ['equality, then a range', { owner: 1, at: { $gt: at(279) } }, 'owner_1_at_-1', 7],
  ['a range of ids', { _id: { $gte: 5, $lte: 9 } }, '_id_', 5],
  ['a range within $and', { $and: [{ n: { $gte: 295 } }, { name: /name/ }] }, 'n_1', 5],
])('%s looks at little more than it finds', async (_, filter, index, limit) => {
  const plan = await events.find(filter).explain();
  expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(limit);
  const found = await events.find(filter).explain('queryPlanner');
  expect(JSON.stringify(found.queryPlanner.winningPlan)).toMatch(
    index === '_id_' ? /_id_|CLUSTERED_IXSCAN/ : `"${index}"`,
  );
});

test('a range finds what a look at every document finds', async () => {
  const everything = { $expr: { $and: [{ $gte: ['$n', 17] }, { $lt: ['$n', 101] }] } };
  const byIndex = await events.find({ n: { $gte: 17, $lt: 101 } }).toArray();
  const byScan = await events.find(everything).toArray();
  expect(numbers(byIndex).toSorted()).toEqual(numbers(byScan).toSorted());
  expect(byIndex).toHaveLength(84);
});

test.each<[string, object, Record<string, 1 | -1>, number[]]>([
  ['upwards', {}, { n: 1 }, from(0, 4)],
  ['downwards', {}, { n: -1 }, from(295, 299).toReversed()],
  ['within an equal first field', { owner: 2 }, { at: -1 }, [299, 296, 293, 290, 287]],
  ['against the direction of the index', { owner: 2 }, { at: 1 }, [2, 5, 8, 11, 14]],
  ['by both fields of an index', {}, { owner: -1, at: 1 }, [2, 5, 8, 11, 14]],
  ['within a range', { n: { $gt: 100 } }, { n: 1 }, from(101, 105)],
  ['by id', {}, { _id: -1 }, from(295, 299).toReversed()],
])('the first five %s come in order without a look at the rest', async (_, filter, sort, expected) => {
  const query = events.find(filter).sort(sort).limit(5);
  expect(numbers(await query.clone().toArray())).toEqual(expected);
  const plan = await query.explain();
  expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(6);
});

test('an order is true after changes, removals and new documents', async () => {
  const things = collection();
  await things.createIndex({ n: 1 });
  await things.insertMany(from(0, 9).map(n => ({ _id: n, n })));
  const sorted = async () => numbers(await things.find().sort({ n: -1 }).toArray());
  expect(await sorted()).toEqual(from(0, 9).toReversed());
  await things.updateOne({ _id: 0 }, { $set: { n: 4.5 } });
  await things.updateOne({ _id: 9 }, { $set: { n: -1 } });
  await things.deleteOne({ _id: 5 });
  await things.insertMany([{ n: 4 }, { n: 100 }]);
  expect(await sorted()).toEqual([100, 8, 7, 6, 4.5, 4, 4, 3, 2, 1, -1]);
});

test('numbers of every type share one order, and a range keeps to its kind', async () => {
  const things = collection();
  await things.createIndex({ n: 1 });
  await things.insertMany([
    { _id: 1, n: 5 },
    { _id: 2, n: Long.fromString('4') },
    { _id: 3, n: new Double(4.5) },
    { _id: 4, n: '9' },
    { _id: 5 },
    { _id: 6, n: Number.NaN },
    { _id: 7, n: at(1) },
  ]);
  const ids = async (filter: object) =>
    (await things.find(filter).sort({ n: 1 }).toArray()).map(({ _id }) => _id);
  expect(await ids({ n: { $gte: 4 } })).toEqual([2, 3, 1]);
  expect(await ids({ n: { $lte: 4.5 } })).toEqual([2, 3]);
  expect(await ids({})).toEqual([5, 6, 2, 3, 1, 4, 7]);
});

test('arrays: each end of a range may be met by another element, and a document comes once', async () => {
  const things = collection();
  await things.createIndex({ n: 1 });
  await things.insertMany([
    { _id: 1, n: [1, 9] },
    { _id: 2, n: [5] },
    { _id: 3, n: 20 },
    { _id: 4, n: [] },
  ]);
  const ids = async (filter: object, sort: Record<string, 1 | -1>) =>
    (await things.find(filter).sort(sort).toArray()).map(({ _id }) => _id);
  expect(await ids({ n: { $gt: 3, $lt: 7 } }, { _id: 1 })).toEqual([1, 2]);
  expect(await ids({}, { n: 1 })).toEqual([4, 1, 2, 3]);
  expect(await ids({}, { n: -1 })).toEqual([3, 1, 2, 4]);
});

test('arrays: after an element that is asked for, what follows in the index comes in order', async () => {
  const things = collection();
  await things.createIndex({ tags: 1, n: -1 });
  const tagged = Array.from({ length: 60 }, (_, n) => ({
    _id: n,
    n,
    tags: n % 2 ? ['a', 'b'] : ['b', 'c', 'c'],
  }));
  await things.insertMany(tagged);
  const firstOf = async (filter: object, sort: Record<string, 1 | -1>) => {
    const query = things.find(filter).sort(sort).limit(3);
    const { executionStats } = await query.clone().explain('executionStats');
    return [(await query.toArray()).map(({ _id }) => _id), executionStats.totalDocsExamined <= 4];
  };
  expect(await firstOf({ tags: 'b' }, { n: -1 })).toEqual([[59, 58, 57], true]);
  expect(await firstOf({ tags: 'c' }, { n: 1 })).toEqual([[0, 2, 4], true]);
  expect(await firstOf({ tags: 'a', n: { $lt: 10 } }, { n: -1 })).toEqual([[9, 7, 5], true]);
  // An order by the array itself is by its smallest element, and then every document is looked at.
  expect(await firstOf({ tags: 'b' }, { tags: 1, n: -1 })).toEqual([[59, 57, 55], false]);
  // Another array further on, and there is no order any more.
  await things.insertOne({ _id: 99, n: 5, tags: ['b', 'z'] });
  await things.insertOne({ _id: 100, n: [1, 70] as never, tags: 'b' as never });
  expect((await firstOf({ tags: 'b' }, { n: -1 }))[0]).toEqual([100, 59, 58]);
  expect((await firstOf({ tags: 'b' }, { n: 1 }))[0]).toEqual([0, 1, 100]);
});

test('a sparse or partial index orders only what it holds all of', async () => {
  const things = collection();
  await things.createIndex({ s: 1 }, { sparse: true });
  await things.createIndex({ p: 1 }, { partialFilterExpression: { p: { $exists: true } } });
  await things.insertMany([{ _id: 1, s: 1, p: 1 }, { _id: 2 }, { _id: 3, s: 0, p: 0 }]);
  const ids = async (filter: object, sort: Record<string, 1 | -1>) =>
    (await things.find(filter).sort(sort).toArray()).map(({ _id }) => _id);
  expect(await ids({}, { s: 1 })).toEqual([2, 3, 1]);
  expect(await ids({}, { p: -1 })).toEqual([1, 3, 2]);
  expect(await ids({ p: { $lte: 5 } }, { p: 1 })).toEqual([3, 1]);
  expect(await ids({ s: { $gte: 0 } }, { s: -1 })).toEqual([1, 3]);
  for (const there of [{ $exists: true }, { $exists: true, $ne: 7 }]) {
    const { executionStats } = await things.find({ p: there }).explain();
    expect(executionStats.totalDocsExamined).toBe(2);
  }
});

test('ids of an ObjectId each are paged through in order', async () => {
  const things = collection();
  const ids = Array.from({ length: 30 }, () => new ObjectId());
  await things.insertMany(ids.toReversed().map(_id => ({ _id })));
  const seen: string[] = [];
  for (let last = ids[0]; last; ) {
    const page = await things
      .find({ _id: { $gte: last } })
      .sort({ _id: 1 })
      .limit(11)
      .toArray();
    seen.push(...page.slice(0, 10).map(({ _id }) => String(_id)));
    const next = page[10]?._id;
    last = next instanceof ObjectId ? next : undefined;
  }
  expect(seen).toEqual(ids.map(String));
});

test('an aggregation that begins with a match and a sort gives what find gives', async () => {
  const stages = [{ $match: { owner: 2 } }, { $sort: { at: -1 as const } }, { $limit: 3 }];
  expect(numbers(await events.aggregate(stages).toArray())).toEqual([299, 296, 293]);
});

describe('the beginning of a text, in an array', () => {
  const dishes = collection();
  beforeAll(async () => {
    await dishes.insertMany(
      Array.from({ length: size }, (_, n) => ({
        n,
        owner: n % 3,
        words: [
          'dish',
          `d${n}`,
          ...(n % 100 === 7 ? ['saffron', 'saffran'] : []),
          ...(n === 5 ? ['sa\uffee'] : []),
        ],
      })),
    );
    await dishes.createIndex({ owner: 1, n: -1 });
    await dishes.createIndex({ owner: 1, words: 1 });
  });
  const newest = { n: -1 } as const;

  test.each<[string, object, number[], number]>([
    ['is found by the index, each document once', { owner: 1, words: { $regex: '^saffr' } }, [7], 1],
    ['that is nowhere is looked for in no document', { owner: 1, words: { $regex: '^saffro ' } }, [], 0],
    ['may go on with any letter', { owner: 2, words: { $regex: '^sa' } }, [107, 5], 2],
    [
      'of several words is looked for by the longest',
      { owner: 1, $and: [{ words: { $regex: '^saffr' } }, { words: { $regex: '^dish' } }] },
      [7],
      1,
    ],
    [
      'that many have comes in the order asked for',
      { owner: 0, words: { $regex: '^dish' } },
      [297, 294, 291],
      3,
    ],
  ])('%s', async (_, filter, expected, most) => {
    const query = dishes.find(filter).sort(newest).limit(3);
    expect(numbers(await query.clone().toArray())).toEqual(expected);
    const { executionStats } = await query.explain();
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(most);
  });

  test('is counted no further than asked', async () => {
    const counted = (most: number) =>
      dishes.countDocuments({ owner: 0, words: { $regex: '^dish' } }, { limit: most });
    expect([await counted(30), await counted(500)]).toEqual([30, 100]);
  });
});
