import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type KeptCounts, keptCounts } from './kept-counts.ts';

let database: TestDatabase;
let counts: KeptCounts<{ all: number }>;
beforeAll(async () => {
  database = await openTestDatabase();
  counts = keptCounts(database.connection);
});
afterAll(() => database.stop());

const unread = async (): Promise<{ all: number }> => {
  throw new Error('it was counted again');
};

test('counts are kept until what they count changes', async () => {
  expect(await counts.read('olives', async () => ({ all: 3 }))).toEqual({ all: 3 });
  expect(await counts.read('olives', unread)).toEqual({ all: 3 });
  await counts.changed('olives');
  expect(await counts.read('olives', async () => ({ all: 4 }))).toEqual({ all: 4 });
  expect(await counts.read('dates', async () => ({ all: 0 }))).toEqual({ all: 0 });
});

test('what was counted during a change is answered, and not kept', async () => {
  const duringChange = async () => {
    await counts.changed('figs');
    return { all: 1 };
  };
  expect(await counts.read('figs', duringChange)).toEqual({ all: 1 });
  expect(await counts.read('figs', async () => ({ all: 2 }))).toEqual({ all: 2 });
});

test('many who count at once all get an answer', async () => {
  const read = await Promise.all(
    Array.from({ length: 8 }, () => counts.read('honey', async () => ({ all: 9 }))),
  );
  expect(new Set(read.map(({ all }) => all))).toEqual(new Set([9]));
});

test('an hour later they are counted again', async () => {
  await counts.read('barley', async () => ({ all: 1 }));
  const kept = database.connection.collection<{ _id: string }>('kept_counts');
  await kept.updateOne({ _id: 'barley' }, { $set: { expiresAt: new Date(Date.now() + 60_000) } });
  expect(await counts.read('barley', unread)).toEqual({ all: 1 });
  await kept.updateOne({ _id: 'barley' }, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect(await counts.read('barley', async () => ({ all: 2 }))).toEqual({ all: 2 });
});

test('what is erased is gone', async () => {
  await counts.read('cumin', async () => ({ all: 1 }));
  await counts.erase('cumin');
  expect(
    await database.connection.collection<{ _id: string }>('kept_counts').findOne({ _id: 'cumin' }),
  ).toBeNull();
});
