import { expect, test } from '@jest/globals';
import { createLog } from '../ops/log.ts';
import { eventually } from '../testing/eventually.ts';
import { openBackgroundWork } from './background-work.ts';

const log = createLog({ name: 'test', level: 'silent' });
const never = 3_600_000;

test('nothing begins before the start; then each task does, and a nudge brings its own alone', async () => {
  const turns = { one: 0, other: 0 };
  const background = openBackgroundWork({ stopTimeoutMs: 1_000, log });
  const count = (name: keyof typeof turns) => async () => {
    turns[name] += 1;
    return false;
  };
  const one = background.add('one', { work: count('one'), everyMs: never });
  background.add('other', { work: count('other'), everyMs: never });
  one.nudge();
  expect(turns).toEqual({ one: 0, other: 0 });
  background.start();
  await eventually(() => turns.one === 1 && turns.other === 1);
  one.nudge();
  await eventually(() => turns.one === 2);
  await background.stop();
  expect(turns).toEqual({ one: 2, other: 1 });
});

test('a stop tells the work in hand, and waits for what does not heed it no longer than it may', async () => {
  let told: AbortSignal | undefined;
  const background = openBackgroundWork({ stopTimeoutMs: 30, log });
  background.add('endless', {
    work: stopping => {
      told = stopping;
      return new Promise(() => {});
    },
    everyMs: never,
  });
  background.start();
  await eventually(() => told !== undefined);
  await background.stop();
  expect(told?.aborted).toBe(true);
});

test('a service that stopped before it was ready begins nothing', async () => {
  let turns = 0;
  const background = openBackgroundWork({ stopTimeoutMs: 30, log });
  background.add('late', {
    work: async () => {
      turns += 1;
      return false;
    },
    everyMs: 1,
  });
  await background.stop();
  background.start();
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(turns).toBe(0);
});
