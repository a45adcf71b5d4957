import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startProcess } from './start-process.ts';
import { writingLoad } from './writing-load.ts';

export type KillResult = { kills: number; acknowledged: number; faults: string[]; restarts: number[] };
type Rounds = { rounds: number; seed: number; onRound?: (round: number) => void };

/** Kills the embedded Mongo at random moments under a writing load, and looks each time at what is there after it. */
export async function killRounds({ rounds, seed, onRound = () => undefined }: Rounds): Promise<KillResult> {
  const folder = await mkdtemp(join(tmpdir(), 'mongo-kill-'));
  const random = randomFrom(seed);
  const load = writingLoad(random);
  const result: KillResult = { kills: 0, acknowledged: 0, faults: [], restarts: [] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const began = performance.now();
      const mongo = await startProcess({ MONGO_FOLDER: folder });
      const client = new MongoClient(mongo.url, { serverSelectionTimeoutMS: 10_000, retryWrites: false });
      try {
        await client.db('kill').command({ ping: 1 });
        if (round > 0) result.restarts.push(performance.now() - began);
        result.faults.push(...(await load.check(client.db('kill').collection('counters'))));
        if (round === rounds) break;
        const writing = load.run(client.db('kill').collection('counters'));
        await sleep(10 + random() * 400);
        await mongo.kill();
        await client.close();
        result.kills += 1;
        await writing;
        onRound(result.kills);
      } finally {
        await client.close();
        await mongo.kill();
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return { ...result, acknowledged: load.acknowledged() };
}

/** The same numbers for the same seed: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
