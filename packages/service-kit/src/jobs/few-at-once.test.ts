import { expect, jest, test } from '@jest/globals';
import { fewAtOnce } from './few-at-once.ts';

const hanging = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: () => resolve() };
};
const busy = { code: 'service_unavailable', retryAfterSeconds: 3 };

test('so many run, so many wait, and one more takes the place of the one that has waited longest', async () => {
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 1, retryAfterSeconds: 3 });
  const first = hanging();
  const running = inTurn(first.work);
  const second = inTurn(async () => 'second');
  const third = inTurn(async () => 'third');
  await expect(second).rejects.toMatchObject(busy);
  first.finish();
  await running;
  expect(await third).toBe('third');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});

test('the newest has the next turn', async () => {
  const refused = jest.fn();
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 3, retryAfterSeconds: 3, refused });
  const first = hanging();
  const order: number[] = [];
  const all = [inTurn(first.work), ...[1, 2, 3].map(at => inTurn(async () => order.push(at)))];
  first.finish();
  await Promise.all(all);
  expect(order).toEqual([3, 2, 1]);
  expect(refused).not.toHaveBeenCalled();
});

test('none may wait: what is free is still given', async () => {
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 0, retryAfterSeconds: 3 });
  expect(await inTurn(async () => 'alone')).toBe('alone');
});

test('no more wait than can be worked off in the longest wait', async () => {
  const refused = jest.fn();
  const inTurn = fewAtOnce({
    maxAtOnce: 1,
    maxWaiting: 100,
    maxWaitMs: 60_000,
    retryAfterSeconds: 3,
    refused,
  });
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValueOnce(0).mockReturnValueOnce(30_000);
  await inTurn(async () => 'thirty seconds of work');
  clock.mockRestore();
  const first = hanging();
  const all = [1, 2, 3, 4].map(() => inTurn(first.work));
  await expect(all[1]).rejects.toMatchObject(busy);
  expect(refused).toHaveBeenCalledTimes(1);
  first.finish();
  await Promise.allSettled(all);
});

test('where none may wait, each that finds no room is refused and counted', async () => {
  const refused = jest.fn();
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 0, retryAfterSeconds: 3, refused });
  const first = hanging();
  const running = inTurn(first.work);
  for (const _ of [1, 2]) await expect(inTurn(async () => 'late')).rejects.toMatchObject(busy);
  expect(refused).toHaveBeenCalledTimes(2);
  first.finish();
  await running;
});

test('a caller that waited too long is refused and takes no place; work that fails gives its place back', async () => {
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 5, maxWaitMs: 10, retryAfterSeconds: 3 });
  const first = hanging();
  const running = inTurn(first.work);
  await expect(inTurn(async () => 'late')).rejects.toMatchObject(busy);
  first.finish();
  await running;
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(async () => 'next')).toBe('next');
});
