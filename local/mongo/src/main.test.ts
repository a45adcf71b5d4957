import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MongoClient } from 'mongodb';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const children = new Set<ChildProcess>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mongo-'));
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, line: String(line), url: /mongodb:\S+/.exec(String(line))?.[0] ?? '' };
}

test('it names its address, says what it is not for, and stops when told to', async () => {
  const { child, line } = await run({});
  expect(line).toMatch(/never for production.*mongodb:\/\/127\.0\.0\.1:\d+\//);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('killed at any moment while writing, it has every acknowledged document when it comes back', async () => {
  const acknowledged: number[] = [];
  let next = 0;
  for (const duration of [80, 160, 240, 0]) {
    const { child, url } = await run({ MONGO_FOLDER: folder });
    const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
    const things = client.db('kept').collection<{ _id: number; pad: string }>('things');
    const kept = new Set(await things.distinct('_id'));
    expect(acknowledged.filter(id => !kept.has(id))).toEqual([]);
    let isKilled = false;
    const write = async () => {
      while (!isKilled) {
        const _id = next++;
        const inserted = await things.insertOne({ _id, pad: 'x'.repeat(200) }).catch(() => undefined);
        if (inserted) acknowledged.push(_id);
      }
    };
    const writers = Array.from({ length: duration === 0 ? 0 : 8 }, write);
    await new Promise(done => setTimeout(done, duration));
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    isKilled = true;
    await Promise.all(writers);
    await client.close();
  }
  expect(acknowledged.length).toBeGreaterThan(50);
}, 60_000);

test('it ends when the process that started it with a pipe has gone', async () => {
  const { child } = await run({ STOP_WITH_PARENT: 'yes' });
  child.stdin?.end();
  expect(await once(child, 'exit')).toEqual([0, null]);
});
