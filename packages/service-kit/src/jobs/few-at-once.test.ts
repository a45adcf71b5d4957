import { expect, test } from '@jest/globals';
import { fewAtOnce } from './few-at-once.ts';

const hanging = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: () => resolve() };
};
const busy = { code: 'service_unavailable', retryAfterSeconds: 3 };

test('so many run, so many wait, and a caller that comes then is refused', async () => {
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 1, retryAfterSeconds: 3 });
  const first = hanging();
  const running = inTurn(first.work);
  const waiting = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject(busy);
  first.finish();
  await running;
  expect(await waiting).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});

test('none may wait: what is free is still given', async () => {
  const inTurn = fewAtOnce({ maxAtOnce: 1, maxWaiting: 0, retryAfterSeconds: 3 });
  expect(await inTurn(async () => 'alone')).toBe('alone');
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
