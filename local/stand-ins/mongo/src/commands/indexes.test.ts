import { expect, test } from '@jest/globals';
import type { Collection, Document } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { db, collection } = openDatabase();

test('fifty inserts of one key at once leave one', async () => {
  const users = collection();
  await users.createIndex({ email: 1 }, { unique: true });
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => users.insertOne({ email: 'a@b' })),
  );
  const refused = results.filter(result => result.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(49);
  expect(refused[0]).toMatchObject({ code: 11000, keyPattern: { email: 1 }, keyValue: { email: 'a@b' } });
  expect(await users.countDocuments()).toBe(1);
});

test('fifty upserts of one key at once leave one', async () => {
  const users = collection();
  await users.createIndex({ email: 1 }, { unique: true });
  const upsert = () => users.updateOne({ email: 'a@b' }, { $inc: { n: 1 } }, { upsert: true });
  await Promise.all(Array.from({ length: 50 }, upsert));
  expect(await users.find().toArray()).toMatchObject([{ email: 'a@b', n: 50 }]);
});

test('two documents without the field clash in a unique index, and do not in a sparse one', async () => {
  const plain = collection();
  await plain.createIndex({ a: 1 }, { unique: true });
  await plain.insertOne({});
  await expect(plain.insertOne({})).rejects.toMatchObject({ code: 11000, keyValue: { a: null } });
  const sparse = collection();
  await sparse.createIndex({ a: 1 }, { unique: true, sparse: true });
  await sparse.insertMany([{}, {}, { a: 1 }]);
  await expect(sparse.insertOne({ a: 1 })).rejects.toMatchObject({ code: 11000 });
  expect(await sparse.countDocuments({ a: null })).toBe(2);
});

test('a partial unique index binds only what it holds', async () => {
  const things = collection();
  await things.createIndex({ slug: 1 }, { unique: true, partialFilterExpression: { deletedAt: null } });
  await things.insertMany([
    { slug: 'a', deletedAt: new Date() },
    { slug: 'a', deletedAt: new Date() },
    { slug: 'a', deletedAt: null },
  ]);
  await expect(things.insertOne({ slug: 'a', deletedAt: null })).rejects.toMatchObject({ code: 11000 });
  await things.updateMany({ slug: 'a' }, { $set: { deletedAt: new Date() } });
  await things.insertOne({ slug: 'a', deletedAt: null });
  expect(await things.countDocuments({ slug: 'a' })).toBe(4);
});

test('a compound unique index binds the whole key', async () => {
  const things = collection();
  await things.createIndex({ a: 1, b: -1 }, { unique: true });
  await things.insertMany([
    { a: 1, b: 1 },
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ]);
  await expect(things.insertOne({ a: 1, b: 2 })).rejects.toMatchObject({
    keyPattern: { a: 1, b: -1 },
    keyValue: { a: 1, b: 2 },
  });
});

test('a unique index binds each element of an array', async () => {
  const things = collection();
  await things.createIndex({ tags: 1 }, { unique: true });
  await things.insertMany([{ tags: ['a', 'b', 'b'] }, { tags: ['c'] }]);
  await expect(things.insertOne({ tags: ['d', 'b'] })).rejects.toMatchObject({ code: 11000 });
});

test('a unique index cannot be made over values that clash', async () => {
  const things = collection();
  await things.insertMany([{ a: 1 }, { a: 1 }]);
  await expect(things.createIndex({ a: 1 }, { unique: true })).rejects.toMatchObject({ code: 11000 });
  expect(await things.indexes()).toHaveLength(1);
});

test('a value that was given up can be taken by another', async () => {
  const things = collection();
  await things.createIndex({ a: 1 }, { unique: true });
  await things.insertMany([
    { _id: 1, a: 'x' },
    { _id: 2, a: 'y' },
  ]);
  await things.updateOne({ _id: 1 }, { $set: { a: 'z' } });
  await things.updateOne({ _id: 2 }, { $set: { a: 'x' } });
  await things.deleteOne({ _id: 1 });
  await things.insertOne({ _id: 3, a: 'z' });
  expect(await things.distinct('a')).toEqual(expect.arrayContaining(['x', 'z']));
});

test('indexes are listed with their options, made once, and dropped', async () => {
  const things = collection();
  const options = { unique: true, partialFilterExpression: { a: { $exists: true } }, name: 'mine' };
  expect(await things.createIndex({ a: 1, b: -1 }, options)).toBe('mine');
  await things.createIndex({ a: 1, b: -1 }, options);
  expect(await things.indexes()).toEqual([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { a: 1, b: -1 }, ...options },
  ]);
  await expect(things.createIndex({ a: 1 }, { name: 'mine' })).rejects.toMatchObject({ code: 86 });
  await expect(things.createIndex({ a: 1, b: -1 }, { ...options, name: 'yours' })).rejects.toMatchObject({
    code: 85,
  });
  await things.dropIndex('mine');
  await expect(things.dropIndex('mine')).rejects.toMatchObject({ code: 27 });
  await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
});

test('a collection is made once, listed and dropped, and so is a database', async () => {
  const things = await db.createCollection('made');
  await db.createCollection('made');
  expect(await db.listCollections({ name: 'made' }).toArray()).toMatchObject([
    { name: 'made', type: 'collection' },
  ]);
  await things.insertOne({ a: 1 });
  const names = (await db.admin().listDatabases()).databases.map(({ name }) => name);
  expect(names).toContain(db.databaseName);
  await things.drop();
  expect(await things.countDocuments()).toBe(0);
  await expect(things.indexes()).rejects.toMatchObject({ code: 26 });
});

async function examined(things: Collection<Document>, filter: object): Promise<number> {
  const { executionStats } = await things.find(filter).explain('executionStats');
  return executionStats.totalDocsExamined;
}

test('equality on an index looks at what it finds only', async () => {
  const things = db.collection('looked-up');
  await things.createIndex({ a: 1, b: 1 });
  await things.createIndex({ tags: 1 });
  await things.createIndex({ 'deep.er': 1 }, { partialFilterExpression: { live: true } });
  await things.insertMany(
    Array.from({ length: 2000 }, (_, n) => ({
      a: n % 100,
      b: n,
      tags: [`t${n}`, 'all'],
      deep: [{ er: n }],
      live: n % 2 === 0,
    })),
  );
  expect(await examined(things, { a: 5, b: 105 })).toBe(1);
  expect(await examined(things, { a: 5 })).toBe(20);
  expect(await examined(things, { a: { $in: [5, 6] }, b: { $gte: 0 } })).toBe(40);
  expect(await examined(things, { tags: 't7' })).toBe(1);
  expect(await examined(things, { 'deep.er': 8, live: true })).toBe(1);
  expect(await examined(things, { 'deep.er': 8 })).toBe(2000);
  const { _id } = (await things.findOne()) ?? {};
  expect(await examined(things, { _id })).toBe(1);
});

test('documents disappear when their time has come', async () => {
  const sessions = collection();
  await sessions.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 });
  const hour = 3_600_000;
  await sessions.insertMany([
    { _id: 'past', endsAt: new Date(Date.now() - 1000) },
    { _id: 'future', endsAt: new Date(Date.now() + hour) },
    { _id: 'earliest', endsAt: [new Date(Date.now() + hour), new Date(Date.now() - 1000)] },
    { _id: 'no date', endsAt: 'never' },
    { _id: 'nothing' },
  ]);
  const deadline = Date.now() + 90_000;
  while ((await sessions.countDocuments()) > 3 && Date.now() < deadline)
    await new Promise(done => setTimeout(done, 100));
  const left = await sessions.find().sort({ _id: 1 }).toArray();
  expect(left.map(({ _id }) => _id)).toEqual(['future', 'no date', 'nothing']);
}, 100_000);
