import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { noSmallDisk, openSmallDisk, type SmallDisk } from '@sufra/service-kit/testing';
import { type Collection, type Document, MongoClient, MongoServerError } from 'mongodb';
import { type RunningMongo, startMongo } from '../start-mongo.ts';

const absence = noSmallDisk();
const describeOnSmallDisk = absence === undefined ? describe : describe.skip;

describeOnSmallDisk(`a full disk${absence === undefined ? '' : ` (skipped: ${absence})`}`, () => {
  let disk: SmallDisk;
  let mongo: RunningMongo;
  let client: MongoClient;
  let things: Collection<Document>;
  let warnings: string[];

  async function start(): Promise<void> {
    warnings = [];
    mongo = await startMongo({ folder: join(disk.folder, 'mongo'), warn: line => warnings.push(line) });
    client = new MongoClient(mongo.url, { retryWrites: false });
    things = client.db('kept').collection('things');
  }

  async function stop(): Promise<void> {
    await client.close();
    await mongo.stop();
  }

  beforeEach(async () => {
    disk = openSmallDisk(2);
    await start();
  });

  afterEach(async () => {
    await stop();
    disk.remove();
  });

  const pad = 'x'.repeat(8_000);
  const document = (_id: number) => ({ _id, pad }) as unknown as Document;
  const noRoom = { code: 14031, message: expect.stringMatching(/no room/i) };

  test('refuses each kind of write, leaves no trace of it, and goes on reading', async () => {
    await things.createIndex({ name: 1 }, { unique: true });
    await things.insertMany([
      { _id: 1, name: 'a', pad },
      { _id: 2, name: 'b', pad },
    ] as unknown as Document[]);
    const before = await things.find().toArray();
    disk.fill();
    const other = client.db('kept').collection('other');
    const big = { $set: { name: 'c', more: pad } };
    const writes: (() => Promise<unknown>)[] = [
      () => things.insertOne({ name: 'c', pad }),
      () =>
        things.insertMany([
          { name: 'd', pad },
          { name: 'e', pad },
        ]),
      () => things.updateOne({ name: 'a' }, big),
      () => things.updateMany({}, { $set: { more: pad } }),
      () => things.findOneAndUpdate({ name: 'a' }, big),
      () => things.replaceOne({ name: 'z' }, { name: 'z', pad }, { upsert: true }),
      () => things.aggregate([{ $match: {} }, { $out: 'copy' }]).toArray(),
      () => other.insertOne({ pad }),
      () =>
        things.bulkWrite([{ deleteOne: { filter: { name: 'a' } } }, { insertOne: { document: { pad } } }]),
      () => things.insertOne({ _id: 3, pad: pad.repeat(20) } as unknown as Document),
    ];
    for (const write of writes) await expect(write()).rejects.toMatchObject(noRoom);
    await expect(things.insertOne({ pad })).rejects.toBeInstanceOf(MongoServerError);

    expect(await things.find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(await things.find({ name: 'a' }).toArray()).toEqual([before[0]]);
    expect(await things.find({ name: 'c' }).toArray()).toEqual([]);
    const names = (await client.db('kept').listCollections().toArray()).map(({ name }) => name);
    expect(names).toEqual(['things']);
    expect(warnings).toEqual([expect.stringMatching(/no room .* reads go on, writes are refused/)]);
  });

  test('takes writes again when there is room, and has all of them after a restart', async () => {
    await things.insertOne(document(1));
    disk.fill();
    await expect(things.insertOne(document(2))).rejects.toMatchObject(noRoom);
    await expect(things.insertOne(document(2))).rejects.toMatchObject(noRoom);
    disk.free();
    await things.insertOne(document(2));
    await things.insertOne(document(3));
    expect(warnings.at(-1)).toMatch(/there is room again .* 2 were refused/);
    await stop();
    await start();
    expect(await things.distinct('_id')).toEqual([1, 2, 3]);
    expect(warnings).toEqual([]);
  });

  test('that fills under many writers at once keeps what it acknowledged and nothing it refused', async () => {
    const outcomes = new Map<number, boolean>();
    const writer = async (first: number) => {
      for (let _id = first; _id < first + 60; _id++) {
        const isKept = await things.insertOne(document(_id)).then(
          () => true,
          () => false,
        );
        outcomes.set(_id, isKept);
      }
    };
    await Promise.all([0, 100, 200, 300, 400, 500, 600, 700].map(writer));
    const kept = [...outcomes].filter(([, isKept]) => isKept).map(([_id]) => _id);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(outcomes.size);
    const ids = async () => ((await things.distinct('_id')) as unknown as number[]).toSorted((a, b) => a - b);
    const inOrder = kept.toSorted((a, b) => a - b);
    expect(await ids()).toEqual(inOrder);
    await stop();
    disk.free();
    await start();
    expect(await ids()).toEqual(inOrder);
  });

  test('does not end it when a document expires that cannot be removed', async () => {
    await things.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    const one = { _id: 1 } as unknown as Document;
    const fits = () =>
      things.insertOne({ n: 1 }).then(
        () => true,
        () => false,
      );
    // The disk must be full before the document expires, however busy the machine is.
    let at = new Date();
    for (let inMs = 1_200; at.getTime() <= Date.now(); inMs *= 2) {
      disk.free();
      await things.deleteOne(one);
      at = new Date(Date.now() + inMs);
      await things.insertOne({ ...one, at });
      disk.fill();
      // A short removal may fit behind the last page: what a page leaves is taken by writes that fit.
      while (await fits());
    }
    await new Promise(done => setTimeout(done, at.getTime() - Date.now() + 1_300));
    expect(await things.countDocuments(one)).toBe(1);
    disk.free();
    await things.insertOne({ n: 2 });
  });
});

test('a folder that cannot be used is told of in a sentence', async () => {
  await expect(startMongo({ folder: '/proc/sufra/mongo' })).rejects.toThrow(
    /^The embedded Mongo cannot use its folder \/proc\/sufra\/mongo: /,
  );
});
