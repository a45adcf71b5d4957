import { once } from 'node:events';
import { afterEach, expect, test } from '@jest/globals';
import { killRounds } from '../test/kill-rounds.ts';
import { type MongoProcess, startProcess } from '../test/start-process.ts';

let mongo: MongoProcess | undefined;

afterEach(() => mongo?.kill());

test('it names its address, says what it is not for, and stops when told to', async () => {
  mongo = await startProcess({});
  expect(mongo.line).toMatch(/never for production.*mongodb:\/\/127\.0\.0\.1:\d+\//);
  mongo.child.kill('SIGTERM');
  expect(await once(mongo.child, 'exit')).toEqual([0, null]);
});

test('it ends when the process that started it with a pipe has gone', async () => {
  mongo = await startProcess({ STOP_WITH_PARENT: 'yes' });
  mongo.child.stdin.end();
  expect(await once(mongo.child, 'exit')).toEqual([0, null]);
});

test('killed at any moment while writing, it comes back with what it acknowledged and nothing half written', async () => {
  const { kills, acknowledged, faults } = await killRounds({ rounds: 2, seed: 7 });
  expect({ kills, faults }).toEqual({ kills: 2, faults: [] });
  expect(acknowledged).toBeGreaterThan(20);
}, 60_000);
