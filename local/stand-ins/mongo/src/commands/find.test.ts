import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../test/open-database.ts';

const { db, collection } = openDatabase();
const many = collection();

beforeAll(async () => {
  await many.insertMany(
    Array.from({ length: 1000 }, (_, n) => ({ _id: n, n, even: n % 2 === 0, pad: 'x'.repeat(20) })),
  );
});

test('a cursor over more than one batch gives each document once, in order', async () => {
  const found = await many.find({ even: true }).sort({ n: -1 }).toArray();
  expect(found.map(({ n }) => n)).toEqual(Array.from({ length: 500 }, (_, at) => 998 - 2 * at));
});

test('a first batch has 101 documents, or as many as asked for', async () => {
  const first = await db.command({ find: many.collectionName });
  expect(first.cursor.firstBatch).toHaveLength(101);
  const asked = await db.command({ find: many.collectionName, batchSize: 7 }, { promoteLongs: false });
  expect(asked.cursor.firstBatch).toHaveLength(7);
  const more = await db.command({ getMore: asked.cursor.id, collection: many.collectionName, batchSize: 5 });
  expect(more.cursor.nextBatch.map(({ n }: { n: number }) => n)).toEqual([7, 8, 9, 10, 11]);
});

test('a killed cursor is not found any more', async () => {
  const { cursor } = await db.command({ find: many.collectionName, batchSize: 2 }, { promoteLongs: false });
  const killed = await db.command({ killCursors: many.collectionName, cursors: [cursor.id] });
  expect(killed.cursorsKilled).toHaveLength(1);
  const getMore = db.command({ getMore: cursor.id, collection: many.collectionName });
  await expect(getMore).rejects.toMatchObject({ code: 43 });
});

test('a cursor goes on while documents are removed behind it', async () => {
  const things = collection();
  await things.insertMany(Array.from({ length: 300 }, (_, _id) => ({ _id })));
  const cursor = things.find().batchSize(50);
  await cursor.next();
  await things.deleteMany({ _id: { $lt: 10 } });
  let seen = 1;
  while (await cursor.next()) seen += 1;
  expect(seen).toBeGreaterThanOrEqual(290);
});

test('large documents are fetched in several batches', async () => {
  const things = collection();
  const pad = 'x'.repeat(5 * 1024 * 1024);
  for (let _id = 0; _id < 5; _id += 1) await things.insertOne({ _id, pad });
  const first = await db.command({ find: things.collectionName });
  expect(first.cursor.firstBatch.length).toBeLessThan(5);
  expect(await things.find().toArray()).toHaveLength(5);
});

test('skip and limit cut out of what is sorted', async () => {
  const found = await many.find().sort({ even: 1, n: -1 }).skip(2).limit(3).toArray();
  expect(found.map(({ n }) => n)).toEqual([995, 993, 991]);
  expect(await many.countDocuments({}, { skip: 990, limit: 50 })).toBe(10);
  expect(await many.estimatedDocumentCount()).toBe(1000);
});

test('values of all types sort in one order, arrays by their smallest or greatest element', async () => {
  const things = collection();
  const sorted = [null, 1, 'B', 'a', { a: 1 }, false, true, new Date(0), /x/];
  await things.insertMany(sorted.toReversed().map((v, at) => ({ _id: at, v })));
  const up = await things.find().sort({ v: 1 }).toArray();
  expect(up.map(({ _id }) => _id)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
  const lists = collection();
  await lists.insertMany([
    { _id: 'low', v: [1, 9] },
    { _id: 'middle', v: 5 },
    { _id: 'empty', v: [] },
    { _id: 'none' },
  ]);
  const ids = async (order: 1 | -1) =>
    (await lists.find().sort({ v: order }).toArray()).map(({ _id }) => _id);
  expect(await ids(1)).toEqual(['empty', 'none', 'low', 'middle']);
  expect(await ids(-1)).toEqual(['low', 'middle', 'none', 'empty']);
});

const doc = {
  _id: 1,
  a: 1,
  b: {
    c: 2,
    d: [
      { e: 1, f: 1 },
      { e: 2, f: 2 },
    ],
  },
  l: [1, 2, 3, 4],
};

const projections: [string, object, object][] = [
  ['inclusion keeps the id', { a: 1 }, { _id: 1, a: 1 }],
  ['inclusion without the id', { a: 1, _id: 0 }, { a: 1 }],
  ['exclusion keeps the rest', { b: 0, l: 0 }, { _id: 1, a: 1 }],
  ['exclusion of the id alone', { _id: 0, b: 0 }, { a: 1, l: [1, 2, 3, 4] }],
  ['inclusion goes into documents and arrays', { 'b.d.e': 1, _id: 0 }, { b: { d: [{ e: 1 }, { e: 2 }] } }],
  [
    'exclusion goes into documents and arrays',
    { 'b.d.e': 0, l: 0 },
    { _id: 1, a: 1, b: { c: 2, d: [{ f: 1 }, { f: 2 }] } },
  ],
  ['inclusion of a nested object', { b: { c: 1 }, _id: 0 }, { b: { c: 2 } }],
  ['$slice from the start leaves the others', { l: { $slice: 1 }, b: 0 }, { _id: 1, a: 1, l: [1] }],
  ['$slice from the end', { l: { $slice: -2 }, b: 0 }, { _id: 1, a: 1, l: [3, 4] }],
  ['$slice of a stretch', { l: { $slice: [1, 2] }, b: 0 }, { _id: 1, a: 1, l: [2, 3] }],
  ['$elemMatch on values', { l: { $elemMatch: { $gt: 2 } }, _id: 0 }, { l: [3] }],
  ['an expression is computed', { sum: { $add: ['$a', 1] }, _id: 0 }, { sum: 2 }],
  ['a field can be given another name', { other: '$b.c', _id: 0 }, { other: 2 }],
];

test.each(projections)('projection: %s', async (_, projection, expected) => {
  const things = collection();
  await things.insertOne(doc);
  expect(await things.findOne({}, { projection })).toEqual(expected);
});

test('projection: .$ gives the element that the filter matched', async () => {
  const things = collection();
  await things.insertOne({ _id: 1, l: [1, 2, 3], d: [{ n: 1 }, { n: 2 }] });
  expect(await things.findOne({ l: { $gte: 2 } }, { projection: { 'l.$': 1 } })).toEqual({ _id: 1, l: [2] });
  expect(await things.findOne({ 'd.n': 2 }, { projection: { 'd.$': 1 } })).toEqual({ _id: 1, d: [{ n: 2 }] });
});

test('projection: inclusion and exclusion together are refused', async () => {
  await expect(many.findOne({}, { projection: { a: 1, b: 0 } })).rejects.toMatchObject({
    code: expect.any(Number),
  });
});

test('distinct gives each value once, out of arrays too', async () => {
  const things = collection();
  await things.insertMany([{ t: ['a', 'b'] }, { t: 'a' }, { t: ['c'] }, { n: { t: 1 } }, {}]);
  expect((await things.distinct('t')).toSorted()).toEqual(['a', 'b', 'c']);
  expect(await things.distinct('n.t')).toEqual([1]);
});
