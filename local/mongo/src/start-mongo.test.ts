import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';

const client = new MongoClient(process.env.MONGO_URL ?? '');
beforeAll(async () => {
  await client.connect();
});
afterAll(() => client.close());

test('the server, asked by the driver, says that it is a MongoDB of version 7.0', async () => {
  const info = await client.db('admin').command({ buildInfo: 1 });
  expect(info.version).toMatch(/^7\.0\./);
});
