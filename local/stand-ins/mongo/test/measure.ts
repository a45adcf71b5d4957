import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { startProcess } from './start-process.ts';

type Thing = { _id: number; owner: number; unindexed: number; pad: string };

const perOwner = 10;
const atOnce = 8;
const measureMs = 2_000;
const pad = 'x'.repeat(200);

const thing = (_id: number, size: number): Thing => {
  const owner = (_id * 7919) % (size / perOwner);
  return { _id, owner, unindexed: owner, pad };
};

/** How often a second, with eight at once. */
async function rate(act: (turn: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let turn = 0;
  const work = async () => {
    while (performance.now() - began < measureMs) await act(turn++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return turn / ((performance.now() - began) / 1000);
}

async function fill(things: Collection<Thing>, size: number): Promise<void> {
  await things.createIndex({ owner: 1 });
  for (let from = 0; from < size; from += 1_000) {
    await things.insertMany(Array.from({ length: 1_000 }, (_, i) => thing(from + i, size)));
  }
}

async function measure(size: number) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mongo-'));
  try {
    const first = await startProcess({ MONGO_FOLDER: folder });
    const client = new MongoClient(first.url);
    const things = client.db('bench').collection<Thing>('things');
    await fill(things, size);
    const any = (turn: number, limit: number) => (turn * 104_729) % limit;
    const owners = size / perOwner;
    const rates = {
      'find by _id': await rate(turn => things.findOne({ _id: any(turn, size) })),
      'find by index': await rate(turn => things.find({ owner: any(turn, owners) }).toArray()),
      'first ten by index': await rate(turn =>
        things
          .find({ owner: { $gte: any(turn, owners) } })
          .sort({ owner: 1 })
          .limit(10)
          .toArray(),
      ),
      'find by scan': await rate(turn => things.find({ unindexed: any(turn, owners) }).toArray()),
      insert: await rate(turn => things.insertOne(thing(size + turn, size))),
    };
    await things.deleteMany({ _id: { $gte: size } });
    await client.close();
    await first.stop();
    const starts: number[] = [];
    for (let round = 0; round < 3; round++) starts.push(await startOf(folder));
    return { rates, start: starts.toSorted((a, b) => a - b)[1] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** From nothing to the first answer. */
async function startOf(folder: string): Promise<number> {
  const began = performance.now();
  const mongo = await startProcess({ MONGO_FOLDER: folder });
  const client = new MongoClient(mongo.url);
  await client.db('bench').command({ ping: 1 });
  const seconds = (performance.now() - began) / 1000;
  await client.close();
  await mongo.stop();
  return seconds;
}

/** For bench: `node local/stand-ins/mongo/test/measure.ts 1000` prints one line of JSON. */
process.stdout.write(`${JSON.stringify(await measure(Number(process.argv[2])))}\n`);
