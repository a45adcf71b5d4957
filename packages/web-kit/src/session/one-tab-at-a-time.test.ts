import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

type Request = (name: string, options: object, turn: () => Promise<void>) => Promise<void>;

const browserHas = (locks: { request: Request } | undefined) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

/** Web locks as one tab sees them: each waits for the one before. */
function queueingLocks() {
  let last: Promise<void> = Promise.resolve();
  const request: Request = (_name, _options, turn) => {
    last = last.then(turn);
    return last;
  };
  return { request };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  browserHas(undefined);
});

test('without locks it just runs', async () => {
  browserHas(undefined);
  expect(await oneTabAtATime(async () => 'done')).toBe('done');
});

test('the second waits for the first, and a moment more', async () => {
  browserHas(queueingLocks());
  const order: string[] = [];
  const first = oneTabAtATime(async () => order.push('first'));
  void oneTabAtATime(async () => order.push('second'));
  await first;
  await jest.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['first']);
  await jest.advanceTimersByTimeAsync(100);
  expect(order).toEqual(['first', 'second']);
});

test('when the turn does not come in time it runs all the same', async () => {
  browserHas({ request: () => Promise.reject(new DOMException('Too late', 'TimeoutError')) });
  expect(await oneTabAtATime(async () => 'done')).toBe('done');
});

test('a failure of what runs is passed on, and not run again', async () => {
  browserHas(queueingLocks());
  const run = jest.fn(async () => {
    throw new Error('no storage');
  });
  await expect(oneTabAtATime(run)).rejects.toThrow('no storage');
  expect(run).toHaveBeenCalledTimes(1);
});
