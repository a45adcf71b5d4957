import { expect, test } from '@jest/globals';
import { Binary, Decimal128, Double, Long, ObjectId, Timestamp, UUID } from 'bson';
import { openDatabase } from '../../test/open-database.ts';

const { db, collection } = openDatabase();

test('a document of every type, inserted, comes back as it was', async () => {
  const things = collection();
  const doc = {
    _id: new ObjectId(),
    text: 'über 🥘',
    int: 7,
    long: Long.fromString('9007199254740993'),
    double: new Double(1.5),
    decimal: Decimal128.fromString('12.30'),
    yes: true,
    nothing: null,
    date: new Date('2026-01-02T03:04:05.678Z'),
    bytes: new Binary(Buffer.from([0, 1, 255])),
    uuid: new UUID('b5a1f3a0-6a3c-4c1e-9d5a-3b1f5a2c4d6e'),
    stamp: new Timestamp({ t: 5, i: 6 }),
    pattern: /^a.b$/i,
    list: [1, [2, { three: 3 }], []],
    nested: { deep: { er: {} } },
  };
  await things.insertOne(doc);
  expect(await things.findOne({ _id: doc._id }, { promoteLongs: false })).toEqual(
    await things.findOne({ text: 'über 🥘' }, { promoteLongs: false }),
  );
  const found = await things.findOne({ _id: doc._id });
  expect({ ...found, double: new Double(found?.double) }).toEqual(doc);
});

test('a second document of the same id is refused with 11000, its pattern and its value', async () => {
  const things = collection();
  await things.insertOne({ _id: 'a' });
  await expect(things.insertOne({ _id: 'a' })).rejects.toMatchObject({
    code: 11000,
    keyPattern: { _id: 1 },
    keyValue: { _id: 'a' },
    message: expect.stringMatching(
      /^E11000 duplicate key error collection: \S+ index: _id_ dup key: \{ _id: "a" \}/,
    ),
  });
});

test('an int, a long and a double of one value are one id', async () => {
  const things = collection();
  await things.insertOne({ _id: 5 });
  await expect(things.insertOne({ _id: Long.fromNumber(5) })).rejects.toMatchObject({ code: 11000 });
  await expect(things.insertOne({ _id: new Double(5) })).rejects.toMatchObject({ code: 11000 });
  expect(await things.countDocuments({ _id: Decimal128.fromString('5.0') })).toBe(1);
});

test('an ordered insert of many stops at the first refused document', async () => {
  const things = collection();
  const inserting = things.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]);
  await expect(inserting).rejects.toMatchObject({
    code: 11000,
    insertedCount: 1,
    writeErrors: [{ index: 1 }],
  });
  expect(await things.countDocuments()).toBe(1);
});

test('an unordered insert of many puts in all that can be', async () => {
  const things = collection();
  const inserting = things.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }, { _id: 2 }, { _id: 3 }], {
    ordered: false,
  });
  await expect(inserting).rejects.toMatchObject({
    insertedCount: 3,
    writeErrors: [{ index: 1 }, { index: 3 }],
  });
  expect(await things.countDocuments()).toBe(3);
});

test('an id that is an array is refused', async () => {
  await expect(collection().insertOne({ _id: [1] })).rejects.toMatchObject({ code: 53 });
});

test('a document of more than 16 MB is refused and leaves nothing behind', async () => {
  const things = collection();
  const command = {
    insert: things.collectionName,
    documents: [{ _id: 1, text: 'x'.repeat(17 * 1024 * 1024) }],
  };
  await expect(db.command(command)).rejects.toBeDefined();
  expect(await things.countDocuments()).toBe(0);
});

test('fields named after what every JavaScript object has are fields like others', async () => {
  const things = collection();
  await things.insertOne({ _id: 1, constructor: 'a', ['__proto__']: 'b', toString: 1 });
  expect(await things.countDocuments({ constructor: 'a', toString: 1 })).toBe(1);
  await things.insertOne({ _id: 2 });
  expect(await things.countDocuments({ hasOwnProperty: { $exists: true } })).toBe(0);
  await things.updateOne({ _id: 2 }, { $set: { '__proto__.polluted': true } });
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('an unacknowledged insert arrives', async () => {
  const things = collection();
  await things.insertOne({ _id: 1 }, { writeConcern: { w: 0 } });
  let seen = 0;
  for (let tries = 0; tries < 100 && seen === 0; tries += 1) seen = await things.countDocuments();
  expect(seen).toBe(1);
});
