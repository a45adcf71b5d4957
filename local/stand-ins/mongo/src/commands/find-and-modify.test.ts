import { expect, test } from '@jest/globals';
import type { Document } from 'mongodb';
import { openDatabase } from '../../test/open-database.ts';

const { collection } = openDatabase();

test('it gives the document before or after, with the fields asked for', async () => {
  const things = collection();
  await things.insertOne({ _id: 1, n: 1, m: 1 });
  expect(await things.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1, m: 1 });
  const after = await things.findOneAndUpdate(
    { _id: 1 },
    { $inc: { n: 1 } },
    { returnDocument: 'after', projection: { n: 1 } },
  );
  expect(after).toEqual({ _id: 1, n: 3 });
});

test('it takes the first by the sort', async () => {
  const things = collection();
  await things.insertMany([
    { _id: 1, at: 3 },
    { _id: 2, at: 1 },
    { _id: 3, at: 2 },
  ]);
  expect(await things.findOneAndDelete({}, { sort: { at: 1 } })).toEqual({ _id: 2, at: 1 });
  expect(
    await things.findOneAndReplace({}, { at: 9 }, { sort: { at: -1 }, returnDocument: 'after' }),
  ).toEqual({ _id: 1, at: 9 });
});

test('finding nothing gives null, or with upsert the new document', async () => {
  const things = collection();
  expect(await things.findOneAndUpdate({ _id: 'x' }, { $set: { a: 1 } })).toBeNull();
  expect(await things.findOneAndUpdate({ _id: 'x' }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
  const made = await things.findOneAndUpdate(
    { _id: 'y' },
    { $set: { a: 1 } },
    { upsert: true, returnDocument: 'after' },
  );
  expect(made).toEqual({ _id: 'y', a: 1 });
});

test('a hundred callers at once increment a hundred times', async () => {
  const things = collection();
  await things.insertOne({ _id: 'counter', n: 0 });
  const seen = await Promise.all(
    Array.from({ length: 100 }, () =>
      things.findOneAndUpdate({ _id: 'counter' }, { $inc: { n: 1 } }, { returnDocument: 'after' }),
    ),
  );
  expect(new Set(seen.map(doc => doc?.n)).size).toBe(100);
  expect(await things.findOne()).toEqual({ _id: 'counter', n: 100 });
});

test('a hundred callers reserve of a quota of three exactly three', async () => {
  const quotas = collection();
  await quotas.updateOne(
    { _id: 'u' },
    { $setOnInsert: { used: 0, held: 0, total: 0, leases: [] } },
    { upsert: true },
  );
  const until = new Date(Date.now() + 60_000);
  const reserve = (id: number): Document => ({
    $inc: { held: 1, total: 1 },
    $push: { leases: { id, n: 1, until } },
  });
  const reservations = await Promise.all(
    Array.from({ length: 100 }, (_, caller) =>
      quotas.findOneAndUpdate(
        { _id: 'u', total: { $not: { $gt: 2 } }, 'leases.id': { $ne: caller } },
        reserve(caller),
        { returnDocument: 'after' },
      ),
    ),
  );
  const granted = reservations.flatMap((doc, caller) => (doc ? [caller] : []));
  expect(granted).toHaveLength(3);

  const settle = (id: number) => {
    const settled: Document = { $inc: { held: -1, used: 1 }, $pull: { leases: { id } } };
    return quotas.updateOne({ _id: 'u', 'leases.id': id }, settled);
  };
  expect((await settle(granted[0] ?? -1)).modifiedCount).toBe(1);
  expect((await settle(granted[0] ?? -1)).modifiedCount).toBe(0);
  expect(await quotas.findOne()).toMatchObject({ used: 1, held: 2, total: 3, leases: [{ n: 1 }, { n: 1 }] });
});

test('a document with an outbox is claimed by one relay, cleared by it, and refused to a late one', async () => {
  const users = collection();
  await users.createIndex({ pendingAt: 1 }, { partialFilterExpression: { pendingAt: { $exists: true } } });
  const now = new Date();
  const free = new Date(0);
  const event = (seq: number) => ({ id: `e${seq}`, seq, type: 'user.changed', at: now, data: {} });
  await users.insertOne({
    _id: 'u',
    v: 1,
    name: 'a',
    outbox: [event(1)],
    pendingAt: now,
    leaseUntil: free,
    deletedAt: null,
  });

  const change: Document = {
    $set: { name: 'b' },
    $inc: { v: 1 },
    $min: { pendingAt: new Date(now.getTime() + 5) },
    $push: { outbox: event(2) },
  };
  expect((await users.updateOne({ _id: 'u', v: 1, deletedAt: null }, change)).modifiedCount).toBe(1);
  expect((await users.updateOne({ _id: 'u', v: 1, deletedAt: null }, change)).modifiedCount).toBe(0);

  const lease = new Date(now.getTime() + 10_000);
  const claims = await Promise.all(
    Array.from({ length: 10 }, (_, relay) =>
      users.findOneAndUpdate(
        { pendingAt: { $lte: now }, leaseUntil: { $lte: now } },
        { $set: { leaseUntil: lease, leaseBy: relay } },
        { sort: { pendingAt: 1 }, returnDocument: 'after' },
      ),
    ),
  );
  const claimed = claims.filter(doc => doc !== null);
  expect(claimed).toMatchObject([{ pendingAt: now, outbox: [{ seq: 1 }, { seq: 2 }] }]);

  const released: Document = {
    $pull: { outbox: { seq: { $lte: 2 } } },
    $set: { leaseUntil: free },
    $unset: { leaseBy: '' },
  };
  const release = () =>
    users.updateOne({ _id: 'u', leaseUntil: lease, leaseBy: claimed[0]?.leaseBy }, released);
  expect((await release()).modifiedCount).toBe(1);
  expect((await release()).modifiedCount).toBe(0);
  const cleaned = await users.updateOne(
    { _id: 'u', outbox: { $size: 0 }, leaseUntil: { $lte: now } },
    { $unset: { pendingAt: '' } },
  );
  expect(cleaned.modifiedCount).toBe(1);
  expect(await users.findOne()).toEqual({
    _id: 'u',
    v: 2,
    name: 'b',
    outbox: [],
    leaseUntil: free,
    deletedAt: null,
  });
});

test('a projection of a later event stands when the earlier one comes after it', async () => {
  const copies = collection();
  const apply = (v: number, name: string) =>
    copies
      .updateOne({ _id: 'u', v: { $lt: v } }, { $set: { name, v } }, { upsert: true })
      .catch(error => error.code);
  await apply(2, 'new');
  expect(await apply(1, 'old')).toBe(11000);
  await apply(3, 'newest');
  expect(await copies.find().toArray()).toEqual([{ _id: 'u', v: 3, name: 'newest' }]);
});
