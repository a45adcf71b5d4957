import { expect, test } from '@jest/globals';
import { eventually } from '../testing/eventually.ts';
import { startWorker } from './worker.ts';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const never = 3_600_000;

test('it works at once and again and again, also after it has failed', async () => {
  let turns = 0;
  const failures: unknown[] = [];
  const worker = startWorker({
    work: async () => {
      turns += 1;
      if (turns === 2) throw new Error('the database is away');
      return false;
    },
    everyMs: 5,
    failed: error => failures.push(error),
  });
  await eventually(() => turns > 4);
  await worker.stop();
  expect(failures).toEqual([new Error('the database is away')]);
});

test('one turn waits for the other, a stop for the last, and after it there is none', async () => {
  let running = 0;
  let most = 0;
  let turns = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await pause(15);
    running -= 1;
    turns += 1;
    return false;
  };
  const worker = startWorker({ work, everyMs: 3, failed: () => undefined });
  worker.nudge();
  await eventually(() => turns > 1);
  worker.nudge();
  await worker.stop();
  expect([running, most]).toEqual([0, 1]);
  const before = turns;
  worker.nudge();
  await pause(30);
  expect(turns).toBe(before);
});

test('what there is more of is done without a pause, and a nudge in the middle of a turn brings another', async () => {
  let left = 5;
  let turns = 0;
  let inTurn = () => {};
  const worker = startWorker({
    work: async () => {
      turns += 1;
      inTurn();
      left -= 1;
      return left > 0;
    },
    everyMs: never,
    failed: () => undefined,
  });
  await eventually(() => turns === 5);
  inTurn = () => {
    if (turns === 6) worker.nudge();
  };
  worker.nudge();
  await eventually(() => turns === 7);
  await worker.stop();
});
