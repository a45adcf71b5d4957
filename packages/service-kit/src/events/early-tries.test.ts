import { afterEach, expect, test } from '@jest/globals';
import { chooseEarly } from './choose-early.ts';
import { type EarlyTries, startEarlyTries } from './early-tries.ts';
import { until } from './testing/until.ts';

let early: EarlyTries | undefined;
afterEach(() => early?.stop());

function start(now = 0) {
  const released: number[] = [];
  const clock = { now };
  early = startEarlyTries({
    everyMs: 3_600_000,
    now: () => clock.now,
    release: async count => released.push(count),
    failed: error => {
      throw error;
    },
  });
  return { early, released, clock };
}

test('twice as many follow each success, and a failure begins again with few', async () => {
  const { early: tries, released } = start();
  await until(() => released.length === 1);
  for (const calls of [2, 3, 4]) {
    tries.succeeded();
    await until(() => released.length === calls);
  }
  tries.failed();
  tries.succeeded();
  await until(() => released.length === 5);
  expect(released).toEqual([2, 4, 8, 16, 4]);
});

test('while nothing succeeds four events a second are tried again, and urgent ones have tries of their own', () => {
  const { early: tries, clock } = start();
  const triedOf = (count: number, isUrgent = false) =>
    Array.from({ length: count }, () => tries.mayTry(isUrgent)).filter(Boolean).length;
  expect(triedOf(1_000)).toBe(20);
  expect(triedOf(5, true)).toBe(5);
  clock.now += 1_000;
  expect(triedOf(1_000)).toBe(4);
  clock.now += 3_600_000;
  expect(triedOf(1_000)).toBe(20);
  tries.succeeded();
  expect(triedOf(1_000)).toBe(20);
});

test('of many that wait the first of each type is tried early, and of a type the one that has failed least', () => {
  const waiting = [
    { type: 'mail', attempt: 9 },
    { type: 'mail', attempt: 3 },
    { type: 'mail', attempt: 2 },
    { type: 'roles', attempt: 7 },
  ];
  expect(chooseEarly(waiting, 2)).toEqual([
    { type: 'mail', attempt: 2 },
    { type: 'roles', attempt: 7 },
  ]);
  expect(chooseEarly(waiting, 10)).toHaveLength(4);
});
