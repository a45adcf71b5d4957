import { beforeEach, expect, test } from '@jest/globals';
import { type Anything, openDatabase } from '../../test/open-database.ts';

const { db, collection } = openDatabase();
let source = collection();
let target = collection();

beforeEach(async () => {
  source = collection();
  target = collection();
  await source.insertMany([
    { _id: 1, x: 1 },
    { _id: 2, x: 2 },
  ]);
});

const all = () => target.find().sort({ _id: 1 }).toArray();
const write = (stage: object) => source.aggregate([{ $match: { _id: { $gt: 0 } } }, stage]).toArray();

test('$out replaces what was there and keeps the indexes', async () => {
  await target.createIndex({ x: 1 }, { unique: true });
  await target.insertOne({ _id: 9, x: 9 });
  expect(await write({ $out: target.collectionName })).toEqual([]);
  expect(await all()).toEqual([
    { _id: 1, x: 1 },
    { _id: 2, x: 2 },
  ]);
  expect(await target.indexes()).toHaveLength(2);
});

test('$out that a unique index refuses leaves all as it was', async () => {
  await target.createIndex({ same: 1 }, { unique: true });
  await target.insertOne({ _id: 9, same: 9 });
  await expect(write({ $out: target.collectionName })).rejects.toMatchObject({ code: 11000 });
  expect(await all()).toEqual([{ _id: 9, same: 9 }]);
});

test.each<[string, object, Anything[]]>([
  [
    'merges and inserts unless told otherwise',
    {},
    [
      { _id: 2, x: 2, y: 2 },
      { _id: 1, x: 1 },
    ],
  ],
  ['replaces', { whenMatched: 'replace', whenNotMatched: 'discard' }, [{ _id: 2, x: 2 }]],
  [
    'keeps what is there',
    { whenMatched: 'keepExisting', whenNotMatched: 'discard' },
    [{ _id: 2, x: 0, y: 2 }],
  ],
  [
    'runs a pipeline over what is there and the new document',
    { whenMatched: [{ $set: { x: { $add: ['$x', '$$new.x', 5] } } }], whenNotMatched: 'discard' },
    [{ _id: 2, x: 7, y: 2 }],
  ],
])('$merge %s', async (_, options, expected) => {
  await target.insertOne({ _id: 2, x: 0, y: 2 });
  await write({ $merge: { into: target.collectionName, ...options } });
  expect(await all()).toEqual(expected.toSorted((a, b) => Number(a._id) - Number(b._id)));
});

test('$merge that is to fail on a match, or without one, says which', async () => {
  await target.insertOne({ _id: 2 });
  const into = target.collectionName;
  await expect(
    write({ $merge: { into, whenMatched: 'fail', whenNotMatched: 'discard' } }),
  ).rejects.toMatchObject({
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id: 2 },
  });
  await expect(write({ $merge: { into, whenNotMatched: 'fail' } })).rejects.toMatchObject({ code: 13113 });
});

test('$merge on other fields needs a unique index over them', async () => {
  const stage = { $merge: { into: target.collectionName, on: 'x' } };
  await expect(write(stage)).rejects.toMatchObject({ code: 51183 });
  await target.createIndex({ x: 1 }, { unique: true });
  await target.insertOne({ _id: 77, x: 2, y: 2 });
  await expect(source.aggregate([{ $project: { _id: 0, x: 1, z: 'z' } }, stage]).toArray()).resolves.toEqual(
    [],
  );
  expect(await target.findOne({ x: 2 })).toEqual({ _id: 77, x: 2, y: 2, z: 'z' });
});

test('a variable is an expression, and its value is not', async () => {
  const found = source.aggregate([{ $match: { _id: 1 } }, { $project: { x: '$$x', y: '$$y' } }], {
    let: { x: { $add: [1, 2] }, y: { $literal: '$x' } },
  });
  expect(await found.toArray()).toEqual([{ _id: 1, x: 3, y: '$x' }]);
});

test('a validator refuses what it does not match, with the id of the document', async () => {
  await db.command({ collMod: source.collectionName, validator: { x: { $type: 'int' } } });
  await expect(source.updateOne({ _id: 1 }, { $set: { x: 'one' } })).rejects.toMatchObject({
    code: 121,
    errInfo: { failingDocumentId: 1 },
  });
  await expect(source.insertOne({ _id: 3 })).rejects.toMatchObject({ code: 121 });
  await db.command({ collMod: source.collectionName, validator: {} });
  await source.insertOne({ _id: 3 });
});

test('an id may not have a field that begins with a dollar', async () => {
  await expect(db.collection('ids').insertOne({ _id: { $a: 1 } as never })).rejects.toMatchObject({
    code: 52,
  });
});
