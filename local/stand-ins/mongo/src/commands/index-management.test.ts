import { expect, test } from '@jest/globals';
import { openDatabase } from '../../test/open-database.ts';

const { db, collection } = openDatabase();

test('a name is made of the fields and their directions, and an index that is there is no fault', async () => {
  const things = collection();
  expect(await things.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
  expect(await things.createIndex({ a: 1, b: -1 })).toBe('a_1_b_-1');
  expect(await things.createIndexes([{ key: { c: 1 } }, { key: { d: 1 }, name: 'mine' }])).toEqual([
    'c_1',
    'mine',
  ]);
  expect((await things.indexes()).map(({ name }) => name)).toEqual(['_id_', 'a_1_b_-1', 'c_1', 'mine']);
});

test('the answer counts the indexes before and after, and says what it made', async () => {
  const things = collection();
  const create = () =>
    db.command({ createIndexes: things.collectionName, indexes: [{ key: { a: 1 }, name: 'a_1' }] });
  expect(await create()).toMatchObject({
    numIndexesBefore: 1,
    numIndexesAfter: 2,
    createdCollectionAutomatically: true,
  });
  expect(await create()).toMatchObject({ numIndexesBefore: 2, numIndexesAfter: 2, note: expect.any(String) });
});

test('one name for two indexes, or one index with two sets of options, is refused', async () => {
  const things = collection();
  await things.createIndex({ a: 1 }, { name: 'mine' });
  await expect(things.createIndex({ b: 1 }, { name: 'mine' })).rejects.toMatchObject({ code: 86 });
  await expect(things.createIndex({ a: 1 }, { name: 'other' })).rejects.toMatchObject({ code: 85 });
});

test('indexes are dropped by name, by key and all but that of the ids', async () => {
  const things = collection();
  await things.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }, { key: { c: 1 } }]);
  await things.dropIndex('a_1');
  await db.command({ dropIndexes: things.collectionName, index: { b: 1 } });
  expect(await things.indexes()).toHaveLength(2);
  await expect(things.dropIndex('a_1')).rejects.toMatchObject({ code: 27 });
  await expect(things.dropIndex('_id_')).rejects.toMatchObject({ code: 72 });
  await things.dropIndexes();
  expect(await things.indexes()).toMatchObject([{ name: '_id_', key: { _id: 1 } }]);
});

test('indexes of a collection that is not there are an error to list and to drop', async () => {
  await expect(collection().listIndexes().toArray()).rejects.toMatchObject({ code: 26 });
  await expect(db.command({ dropIndexes: 'nowhere', index: '*' })).rejects.toMatchObject({ code: 26 });
});

test('how long a TTL index keeps can be changed', async () => {
  const things = collection();
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 100 });
  const change = { keyPattern: { at: 1 }, expireAfterSeconds: 200 };
  expect(await db.command({ collMod: things.collectionName, index: change })).toMatchObject({
    expireAfterSeconds_old: 100,
    expireAfterSeconds_new: 200,
  });
  expect(await things.indexes()).toMatchObject([{ name: '_id_' }, { name: 'at_1', expireAfterSeconds: 200 }]);
});
