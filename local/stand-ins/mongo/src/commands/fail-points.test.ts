import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { type RunningMongo, startMongo } from '../start-mongo.ts';

/** On a server of its own: a fail point is everybody's. */
let mongo: RunningMongo;
let client: MongoClient;

beforeAll(async () => {
  mongo = await startMongo();
  client = new MongoClient(mongo.url, { retryReads: false });
});

afterAll(async () => {
  await client.close();
  await mongo.stop();
});

const fail = (mode: unknown, data: object) =>
  client.db('admin').command({ configureFailPoint: 'failCommand', mode, data });
const count = () => client.db('a').collection('b').countDocuments();

afterEach(() => fail('off', {}));

test('a command fails as often as asked, with the number asked for', async () => {
  await fail({ times: 2 }, { failCommands: ['aggregate'], errorCode: 8 });
  await expect(count()).rejects.toMatchObject({ code: 8 });
  await expect(count()).rejects.toMatchObject({ code: 8 });
  expect(await count()).toBe(0);
});

test('a connection is cut, and the next one is served', async () => {
  await fail({ times: 1 }, { failCommands: ['aggregate'], closeConnection: true });
  await expect(count()).rejects.toMatchObject({ name: 'MongoNetworkError' });
  expect(await count()).toBe(0);
});

test('what is not there is refused', async () => {
  const unknown = client.db('admin').command({ configureFailPoint: 'maxTimeAlwaysTimeOut', mode: 'off' });
  await expect(unknown).rejects.toMatchObject({ code: 2 });
  await expect(fail({ times: 'often' }, {})).rejects.toMatchObject({ code: 2 });
});
