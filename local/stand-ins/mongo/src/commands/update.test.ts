import { expect, test } from '@jest/globals';
import { ObjectId } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();

test('an update of many counts what it matched and what it changed', async () => {
  const things = collection();
  await things.insertMany([{ n: 1 }, { n: 2 }, { n: 3, m: 1 }]);
  const result = await things.updateMany({ n: { $gt: 1 } }, { $set: { m: 1 } });
  expect(result).toMatchObject({ matchedCount: 2, modifiedCount: 1 });
});

test('an upsert that finds nothing starts from what the filter equals', async () => {
  const things = collection();
  const filter = { a: 1, 'b.c': 'x', d: { $gt: 5 }, $and: [{ e: { $eq: 2 } }], f: { $in: [1, 2] } };
  const { upsertedId, upsertedCount } = await things.updateOne(
    filter,
    { $inc: { a: 1 }, $setOnInsert: { new: true } },
    { upsert: true },
  );
  expect(upsertedCount).toBe(1);
  expect(upsertedId).toBeInstanceOf(ObjectId);
  expect(await things.findOne()).toEqual({ _id: upsertedId, a: 2, b: { c: 'x' }, e: 2, new: true });
});

test('an upsert by id keeps the id, and the second time updates', async () => {
  const things = collection();
  const first = await things.updateOne({ _id: 'k' }, { $inc: { n: 1 } }, { upsert: true });
  const second = await things.updateOne({ _id: 'k' }, { $inc: { n: 1 } }, { upsert: true });
  expect([first.upsertedId, second.upsertedId]).toEqual(['k', null]);
  expect(await things.find().toArray()).toEqual([{ _id: 'k', n: 2 }]);
});

test('a replacement keeps the id and nothing else', async () => {
  const things = collection();
  await things.insertOne({ _id: 1, a: 1, b: 2 });
  await things.replaceOne({ a: 1 }, { c: 3 });
  expect(await things.findOne()).toEqual({ _id: 1, c: 3 });
  await expect(things.replaceOne({ c: 3 }, { _id: 2, c: 4 })).rejects.toMatchObject({ code: 66 });
});

test('a replacement that is upserted takes only the id from the filter', async () => {
  const things = collection();
  await things.replaceOne({ _id: 7, a: 1 }, { b: 2 }, { upsert: true });
  expect(await things.findOne()).toEqual({ _id: 7, b: 2 });
});

test('an order of the documents is refused, as MongoDB 7.0 does, and nothing is changed', async () => {
  const things = collection();
  await things.insertMany([{ n: 1 }, { n: 2 }]);
  const sort = { n: -1 } as const;
  const refused = { code: 40415, message: "BSON field 'update.updates.sort' is an unknown field." };
  await expect(things.updateOne({}, { $set: { a: 1 } }, { sort })).rejects.toMatchObject(refused);
  await expect(things.replaceOne({}, { a: 1 }, { sort })).rejects.toMatchObject(refused);
  const { modifiedCount } = await things.updateOne({ n: 1 }, { $set: { b: 1 } });
  expect(modifiedCount).toBe(1);
  await expect(
    things.bulkWrite([
      { updateOne: { filter: { n: 1 }, update: { $set: { a: 1 } } } },
      { updateOne: { filter: {}, update: { $set: { a: 1 } }, sort } },
    ]),
  ).rejects.toMatchObject({ code: 40415 });
  expect(await things.countDocuments({ a: 1 })).toBe(0);
});

test('writes of several kinds in one go are counted each', async () => {
  const things = collection();
  const result = await things.bulkWrite([
    { insertOne: { document: { _id: 1 } } },
    { updateOne: { filter: { _id: 1 }, update: { $set: { a: 1 } } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 1 } }, upsert: true } },
    { deleteOne: { filter: { _id: 1 } } },
  ]);
  expect(result).toMatchObject({ insertedCount: 1, modifiedCount: 1, upsertedCount: 1, deletedCount: 1 });
});

test('an update into a taken unique value is refused and changes nothing', async () => {
  const things = collection();
  await things.createIndex({ name: 1 }, { unique: true });
  await things.insertMany([
    { _id: 1, name: 'a' },
    { _id: 2, name: 'b' },
  ]);
  await expect(things.updateOne({ _id: 2 }, { $set: { name: 'a' } })).rejects.toMatchObject({
    code: 11000,
    keyValue: { name: 'a' },
  });
  expect(await things.findOne({ name: 'b' })).toEqual({ _id: 2, name: 'b' });
});

test('a delete of one takes one, of many takes all that match', async () => {
  const things = collection();
  await things.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
  expect((await things.deleteOne({ a: 1 })).deletedCount).toBe(1);
  expect((await things.deleteMany({ a: 1 })).deletedCount).toBe(2);
  expect(await things.countDocuments()).toBe(1);
});
