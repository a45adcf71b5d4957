import { expect, test } from '@jest/globals';
import { Decimal128, Double, Int32, Long } from 'bson';
import type { Document, UpdateResult } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();
const things = collection();
let lastId = 0;

type Outcome = { rest: Document; plain: unknown; result: UpdateResult };

async function updated(
  doc: Document,
  update: Document | Document[],
  options: Document = {},
  filter: Document = {},
): Promise<Outcome> {
  lastId += 1;
  await things.insertOne({ _id: lastId, ...doc });
  const result = await things.updateOne({ _id: lastId, ...filter }, update, options);
  const { _id, ...rest } =
    (await things.findOne({ _id: lastId }, { promoteValues: false, promoteLongs: false })) ?? {};
  return { rest, result, plain: plainOf(rest) };
}

function plainOf(doc: object): unknown {
  return JSON.parse(JSON.stringify(doc));
}

const cases: [string, Document, Document, Document][] = [
  ['$set makes the documents on the way', { a: 1 }, { $set: { 'b.c.d': 2 } }, { a: 1, b: { c: { d: 2 } } }],
  [
    '$set beyond the end of an array fills with null',
    { a: [1] },
    { $set: { 'a.3': 4 } },
    { a: [1, null, null, 4] },
  ],
  [
    'new fields come in the order of their names',
    { z: 1 },
    { $set: { c: 1, a: 1 }, $inc: { b: 1 } },
    { z: 1, a: 1, b: 1, c: 1 },
  ],
  ['$unset removes', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
  ['$unset of an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$unset through a scalar does nothing', { a: 1 }, { $unset: { 'a.b': '' } }, { a: 1 }],
  ['$inc begins at nothing', {}, { $inc: { a: 3 } }, { a: 3 }],
  ['$mul begins at 0', {}, { $mul: { a: 3 } }, { a: 0 }],
  ['$min keeps the smaller', { a: 5, b: 5 }, { $min: { a: 3, b: 7, c: 1 } }, { a: 3, b: 5, c: 1 }],
  ['$max orders types too', { a: 5, b: 'x' }, { $max: { a: 'x', b: 7 } }, { a: 'x', b: 'x' }],
  ['$rename moves', { a: 1, b: 2 }, { $rename: { a: 'c.d' } }, { b: 2, c: { d: 1 } }],
  ['$rename of nothing does nothing', { b: 2 }, { $rename: { a: 'b' } }, { b: 2 }],
  ['$push appends, and begins an array', { a: [1] }, { $push: { a: [2], b: 3 } }, { a: [1, [2]], b: [3] }],
  [
    '$push puts each at a position',
    { a: [1, 4] },
    { $push: { a: { $each: [2, 3], $position: 1 } } },
    { a: [1, 2, 3, 4] },
  ],
  [
    '$push counts a negative position from the end',
    { a: [1, 4] },
    { $push: { a: { $each: [2, 3], $position: -1 } } },
    { a: [1, 2, 3, 4] },
  ],
  [
    '$push sorts, then cuts from the end',
    { a: [3, 1] },
    { $push: { a: { $each: [2, 5], $sort: 1, $slice: -2 } } },
    { a: [3, 5] },
  ],
  [
    '$push sorts documents by a field',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 3 }, { n: 1 }], $sort: { n: -1 }, $slice: 2 } } },
    { a: [{ n: 3 }, { n: 2 }] },
  ],
  ['$push with $slice 0 empties', { a: [1] }, { $push: { a: { $each: [], $slice: 0 } } }, { a: [] }],
  [
    '$addToSet adds what is not there',
    { a: [1, { b: 1, c: 2 }] },
    { $addToSet: { a: { $each: [1, 2, 2, { c: 2, b: 1 }] } } },
    { a: [1, { b: 1, c: 2 }, 2, { c: 2, b: 1 }] },
  ],
  ['$pull removes a value', { a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull removes by a condition', { a: [1, 5, 9] }, { $pull: { a: { $gt: 1, $lt: 9 } } }, { a: [1, 9] }],
  [
    '$pull removes documents that match',
    { a: [{ n: 1, m: 1 }, { n: 2 }] },
    { $pull: { a: { n: { $in: [1, 3] } } } },
    { a: [{ n: 2 }] },
  ],
  ['$pullAll removes values', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  [
    '$pop takes the last or the first',
    { a: [1, 2], b: [1, 2] },
    { $pop: { a: 1, b: -1 } },
    { a: [1], b: [2] },
  ],
  ['$bit', { a: 13 }, { $bit: { a: { and: 10 } } }, { a: 8 }],
  [
    '$[] means every element',
    { a: [{ n: 1 }, { n: 2 }] },
    { $inc: { 'a.$[].n': 10 } },
    { a: [{ n: 11 }, { n: 12 }] },
  ],
  ['$setOnInsert leaves what exists', { a: 1 }, { $setOnInsert: { a: 2 } }, { a: 1 }],
];

test.each(cases)('%s', async (_, doc, update, expected) => {
  const { rest } = await updated(doc, update);
  const { _id, ...found } = (await things.findOne({ _id: lastId })) ?? {};
  expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  expect(rest).toBeDefined();
});

test('$ stands for the element that the filter matched', async () => {
  const { plain } = await updated(
    { a: [{ n: 1 }, { n: 2 }] },
    { $set: { 'a.$.hit': true } },
    {},
    { 'a.n': 2 },
  );
  expect(plain).toEqual({ a: [{ n: 1 }, { n: 2, hit: true }] });
});

test('$ stands for the element that $elemMatch found', async () => {
  const update = { $set: { 'a.$.hit': true } };
  const { plain } = await updated(
    {
      a: [
        { n: 1, m: 1 },
        { n: 1, m: 2 },
      ],
    },
    update,
    {},
    { a: { $elemMatch: { n: 1, m: 2 } } },
  );
  expect(plain).toEqual({
    a: [
      { n: 1, m: 1 },
      { n: 1, m: 2, hit: true },
    ],
  });
});

test('$[name] stands for the elements that its array filter takes', async () => {
  const { plain } = await updated(
    {
      a: [
        { n: 1, b: [1, 9] },
        { n: 2, b: [9] },
      ],
    },
    { $set: { 'a.$[big].b.$[high]': 0 } },
    { arrayFilters: [{ 'big.n': { $lt: 2 } }, { high: { $gte: 5 } }] },
  );
  expect(plain).toEqual({
    a: [
      { n: 1, b: [1, 0] },
      { n: 2, b: [9] },
    ],
  });
});

test('$currentDate writes the time', async () => {
  const before = Date.now();
  const { rest } = await updated({}, { $currentDate: { at: true } });
  expect(rest.at.getTime()).toBeGreaterThanOrEqual(before - 1000);
});

test('the type of a sum is the wider one, and an int grows into a long', async () => {
  const { rest } = await updated(
    { a: new Int32(2_147_483_647), b: Long.fromNumber(1), c: 1, d: Decimal128.fromString('0.1') },
    { $inc: { a: 1, b: 1, c: 0.5, d: Decimal128.fromString('0.2') } },
  );
  expect(rest.a).toEqual(Long.fromNumber(2_147_483_648));
  expect(rest.b).toEqual(Long.fromNumber(2));
  expect(rest.c).toEqual(new Double(1.5));
  expect(rest.d.toString()).toBe('0.3');
});

test('a pipeline computes from the document itself', async () => {
  const { plain } = await updated({ a: 2, b: 3 }, [
    { $set: { sum: { $add: ['$a', '$b'] } } },
    { $unset: 'a' },
  ]);
  expect(plain).toMatchObject({ b: expect.anything(), sum: expect.anything() });
  expect(await things.findOne({ _id: lastId })).toEqual({ _id: lastId, b: 3, sum: 5 });
});

test('an update that changes nothing matches and modifies nothing', async () => {
  const { result } = await updated({ a: 1 }, { $set: { a: 1 } });
  expect(result).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
});

const refused: [string, Document, Document, number][] = [
  ['$inc of a text', { a: 'x' }, { $inc: { a: 1 } }, 14],
  ['$inc by a text', { a: 1 }, { $inc: { a: 'x' } }, 14],
  ['$inc beyond a long', { a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
  ['$push to a number', { a: 1 }, { $push: { a: 1 } }, 2],
  ['$set through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
  ['two operators on one field', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
  ['a field and a part of it', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
  ['another id', {}, { $set: { _id: 'other' } }, 66],
  ['an operator that does not exist', {}, { $grow: { a: 1 } }, 9],
  ['an empty name', {}, { $set: { 'a..b': 1 } }, 56],
  ['$ without an array in the filter', { a: [1] }, { $set: { 'a.$': 1 } }, 2],
  ['$[name] without its filter', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
];

test.each(refused)('%s is refused and changes nothing', async (_, doc, update, code) => {
  await expect(
    updated(doc, { ...update, ...('$set' in update ? {} : { $setOnInsert: { q: 1 } }) }),
  ).rejects.toMatchObject({ code });
  expect(Object.keys((await things.findOne({ _id: lastId })) ?? {})).toEqual(['_id', ...Object.keys(doc)]);
});
