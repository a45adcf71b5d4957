import { appendFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { type RunningMongo, startMongo } from '../start-mongo.ts';

let folder: string;
let mongo: RunningMongo;
let client: MongoClient;
let things: Collection<Document>;

let warnings: string[];

async function start(): Promise<void> {
  warnings = [];
  mongo = await startMongo({ folder, warn: line => warnings.push(line) });
  client = new MongoClient(mongo.url);
  things = client.db('kept').collection('things');
}

async function stop(): Promise<void> {
  await client.close();
  await mongo.stop();
}

const logFile = () => join(folder, 'documents.log');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mongo-'));
  await start();
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

test('documents, indexes and options are there after a restart', async () => {
  await things.createIndex({ name: 1 }, { unique: true });
  await things.insertMany([
    { _id: 1, name: 'a', bytes: Buffer.from('xyz') },
    { _id: 2, name: 'b' },
    { _id: 3, name: 'c' },
  ] as Document[]);
  await things.updateOne({ name: 'a' }, { $set: { n: 1.5 } });
  await things.deleteOne({ name: 'b' });
  await client.db('kept').collection('gone').insertOne({ a: 1 });
  await client.db('kept').dropCollection('gone');
  const before = await things.find().toArray();
  await stop();
  await start();
  expect(await things.find().toArray()).toEqual(before);
  expect(await things.indexes()).toMatchObject([{ name: '_id_' }, { name: 'name_1', unique: true }]);
  await expect(things.insertOne({ name: 'c' })).rejects.toMatchObject({ code: 11000 });
  expect(await client.db('kept').listCollections().toArray()).toMatchObject([{ name: 'things' }]);
});

test('a torn last record is cut off, and writing goes on', async () => {
  await things.insertMany([{ n: 1 }, { n: 2 }]);
  await stop();
  const whole = (await stat(logFile())).size;
  await start();
  await things.insertOne({ n: 3, pad: 'x'.repeat(500) });
  await stop();
  await truncate(logFile(), whole + 100);
  await start();
  expect(await things.distinct('n')).toEqual([1, 2]);
  await things.insertOne({ n: 4 });
  await stop();
  await start();
  expect(await things.distinct('n')).toEqual([1, 2, 4]);
});

test('wrong bytes at the end are set aside each time under a name of their own, and that is said', async () => {
  await things.insertOne({ n: 1 });
  for (const [turn, copy] of ['torn', 'torn.2', 'torn.3'].entries()) {
    const rubbish = `rubbish after cut ${turn} of the power`;
    await stop();
    await appendFile(logFile(), Buffer.from(rubbish));
    await start();
    expect(await things.distinct('n')).toEqual([1]);
    expect(await readFile(`${logFile()}.${copy}`, 'utf8')).toBe(rubbish);
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`cut ${rubbish.length} bytes .*\\.${copy}\\.$`)),
    ]);
  }
  expect(await readFile(`${logFile()}.torn`, 'utf8')).toMatch('cut 0');
});

/** Where each record begins, and where the last one ends. */
async function recordsOf(bytes: Buffer): Promise<number[]> {
  const starts = ['sufra-mongo-1\n'.length];
  for (let at = starts[0] ?? 0; at < bytes.length; starts.push(at)) at += 8 + bytes.readUInt32LE(at);
  return starts;
}

describe('a broken byte in the middle of the log', () => {
  const size = 12;
  beforeEach(async () => {
    for (let n = 0; n < size; n++) await things.insertOne({ n, pad: 'x'.repeat(300) });
  });

  // The first record makes the collection, so that of document n is the one after n + 1 others.
  test.each([
    ['in a document', 3, 200],
    ['in the length, which then points into the middle of nowhere', 3, 0],
    ['in the length, which then is longer than the file', 3, 3],
    ['in the checksum', 3, 5],
    ['in the first record of all', -1, 20],
    ['in the last record but one', size - 2, 100],
  ])('%s loses that record alone', async (_, n, offset) => {
    await stop();
    const bytes = await readFile(logFile());
    const starts = await recordsOf(bytes);
    const [from = 0, end = 0] = starts.slice(n + 1);
    bytes[from + offset] = (bytes[from + offset] ?? 0) ^ 0x41;
    await writeFile(logFile(), bytes);

    await start();

    const others = Array.from({ length: size }, (__, other) => other).filter(other => other !== n);
    expect(await things.distinct('n')).toEqual(others);
    expect(warnings).toEqual([
      expect.stringContaining(
        `at least 1 of its records could not be read and what they changed is lost (${end - from} bytes: ${end - from} at byte ${from})`,
      ),
    ]);
    expect(warnings[0]).toContain(`The ${size - 1 - n} records after the first of them are kept`);
    expect(await readFile(`${logFile()}.torn`)).toEqual(bytes);
    await things.insertOne({ n: size });
    await stop();
    await start();
    expect(await things.distinct('n')).toEqual([...others, size]);
    expect(warnings).toEqual([]);
  });

  test('and others, and a torn end, are all said at once', async () => {
    await stop();
    const bytes = await readFile(logFile());
    const starts = await recordsOf(bytes);
    for (const n of [2, 3, 7]) bytes[(starts[n + 1] ?? 0) + 100] = 0;
    await writeFile(logFile(), bytes.subarray(0, bytes.length - 10));
    await start();
    expect(await things.distinct('n')).toEqual([0, 1, 4, 5, 6, 8, 9, 10]);
    expect(warnings).toEqual([expect.stringMatching(/at least 3 of its records .* The 6 records after/)]);
    expect((await readFile(`${logFile()}.torn`)).length).toBe(bytes.length - 10);
  });

  test('that lost a removal lets a later document have the unique value', async () => {
    await things.createIndex(
      { name: 1 },
      { unique: true, partialFilterExpression: { name: { $type: 'string' } } },
    );
    await things.insertOne({ n: 100, name: 'a' });
    await things.deleteOne({ n: 100 });
    await things.insertOne({ n: 101, name: 'a' });
    await stop();
    const bytes = await readFile(logFile());
    const [removal = 0] = (await recordsOf(bytes)).slice(-3);
    bytes[removal + 10] = 0xff;
    await writeFile(logFile(), bytes);
    await start();
    expect(await things.distinct('n', { name: 'a' })).toEqual([101]);
    expect(warnings).toEqual([expect.stringContaining('1 older documents stood in the way')]);
  });
});

test('a log of what is long gone is made short at the next start', async () => {
  await things.insertOne({ _id: 1, n: 0 } as Document);
  await things.updateOne({ n: 0 }, { $inc: { n: 1500 } });
  await stop();
  const records = (await readFile(logFile())).subarray('sufra-mongo-1\n'.length);
  await appendFile(logFile(), Buffer.concat(Array.from({ length: 500 }, () => records)));
  const long = (await stat(logFile())).size;
  await writeFile(`${logFile()}.new`, 'left by a kill in the middle of it');
  await start();
  expect((await stat(logFile())).size).toBeLessThan(long / 100);
  expect(await things.findOne()).toEqual({ _id: 1, n: 1500 });
  await things.updateOne({ n: 1500 }, { $inc: { n: 1 } });
  await stop();
  await start();
  expect(await things.findOne()).toEqual({ _id: 1, n: 1501 });
});

test('a log that becomes long is made short while writes go on, and loses none', async () => {
  await things.insertMany(
    Array.from({ length: 50 }, (_, n) => ({ _id: n, n: 0, pad: 'x'.repeat(200) })) as Document[],
  );
  const write = async (_id: number) => {
    for (let round = 0; round < 60; round++) await things.updateOne({ _id } as Document, { $inc: { n: 1 } });
  };
  await Promise.all(Array.from({ length: 50 }, (_, _id) => write(_id)));
  const { size } = await stat(logFile());
  expect(size).toBeLessThan(3000 * 250 * 0.8);
  await stop();
  await start();
  expect(await things.distinct('n')).toEqual([60]);
  expect(await things.countDocuments()).toBe(50);
});

test('documents from before a validator are there after a restart', async () => {
  await things.insertOne({ _id: 1, n: 'one' } as Document);
  await client.db('kept').command({ collMod: 'things', validator: { n: { $type: 'int' } } });
  await stop();
  await start();
  expect(await things.find().toArray()).toEqual([{ _id: 1, n: 'one' }]);
  await expect(things.insertOne({ n: 'two' })).rejects.toMatchObject({ code: 121 });
});

test('a collection whose validator is refused leaves nothing that hinders the next start', async () => {
  const create = client.db('kept').createCollection('bad', { validator: { $jsonSchema: {} } });
  await expect(create).rejects.toMatchObject({ code: 2 });
  await stop();
  await start();
  expect(await client.db('kept').listCollections().toArray()).toEqual([]);
});

test('a second server on the same folder is refused', async () => {
  await expect(startMongo({ folder })).rejects.toThrow(/is in use by process \d+/);
  expect(await things.insertOne({ n: 1 })).toMatchObject({ acknowledged: true });
});

test('the lock of a process that is gone is taken over', async () => {
  await stop();
  const gone = 4_000_000;
  await writeFile(join(folder, 'lock'), `${gone} 12345 token`);
  await start();
  await stop();
  await writeFile(join(folder, 'lock'), `${process.pid} 1 a-number-that-now-belongs-to-another-process`);
  await start();
  expect(await things.countDocuments()).toBe(0);
});

test('a file that is not a log is left alone', async () => {
  await stop();
  await writeFile(logFile(), 'something of mine that is not a log');
  await expect(startMongo({ folder })).rejects.toThrow(/is not a log/);
  expect(await readFile(logFile(), 'utf8')).toBe('something of mine that is not a log');
  await rm(logFile());
  await start();
});
