import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Schema } from 'mongoose';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { queriesWithoutIndex } from './watch-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.stop());

test('a query without an index is told by name, one with an index is not, and neither is what comes later', async () => {
  const schema = new Schema({ owner: String, weight: Number, label: String }).index({ owner: 1, weight: -1 });
  const jars = database.connection.model('Jar', schema, 'jars');
  await jars.createIndexes();
  const { scanning, seen } = await queriesWithoutIndex(database.connection, async () => {
    await jars.find({ owner: 'a' }).sort({ weight: -1 });
    await jars.findById('65f000000000000000000001');
    await jars.find({ $or: [{ label: 'figs' }] }).sort({ weight: 1 });
    await jars.updateMany({ label: 'dates' }, { $set: { weight: 2 } });
    await jars.collection.countDocuments({ weight: 3 });
  });
  await jars.find({ weight: 4 });
  expect(scanning).toEqual([
    'countDocuments jars by weight',
    'find jars by label, in the order of weight',
    'updateMany jars by label',
  ]);
  expect(seen).toEqual(
    [...scanning, 'find jars by owner, in the order of weight', 'findOne jars by _id'].toSorted(),
  );
});
