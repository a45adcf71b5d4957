import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { runMongo } from './run-mongo.ts';
import { median, say } from './summary.ts';

type Thing = { _id: number; owner: number; unindexed: number; pad: string };

const sizes = [1_000, 100_000];
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
    const first = await runMongo(folder);
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
    return { rates, start: median(starts) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** From nothing to the first answer. */
async function startOf(folder: string): Promise<number> {
  const began = performance.now();
  const mongo = await runMongo(folder);
  const client = new MongoClient(mongo.url);
  await client.db('bench').command({ ping: 1 });
  const seconds = (performance.now() - began) / 1000;
  await client.close();
  await mongo.stop();
  return seconds;
}

/** The embedded Mongo on a disk: a hundred thousand documents against a thousand, an index against a scan. */
const [few, many] = [await measure(sizes[0] ?? 0), await measure(sizes[1] ?? 0)];
const [left, right] = sizes.map(size => size.toLocaleString('en-GB'));
say(
  `${`a second, ${atOnce} at once`.padEnd(24) + `${left}`.padStart(10) + `${right}`.padStart(10)}     ratio`,
);
for (const name of Object.keys(few.rates) as (keyof typeof few.rates)[]) {
  const [a, b] = [few.rates[name], many.rates[name]];
  say(
    name.padEnd(24) + a.toFixed(0).padStart(10) + b.toFixed(0).padStart(10) + (b / a).toFixed(2).padStart(10),
  );
}
const gain = ({ rates }: typeof few) => (rates['find by index'] / rates['find by scan']).toFixed(0);
say(`index / scan            ${gain(few).padStart(10)}${gain(many).padStart(10)}`);
say(
  `start, seconds          ${few.start.toFixed(2).padStart(10)}${many.start.toFixed(2).padStart(10)}${(many.start / few.start).toFixed(2).padStart(10)}`,
);
