import { expect, jest, test } from '@jest/globals';
import { fewOfEach } from './few-of-each.ts';

test('so many of one key run, one more is refused and counted, and another key has room', async () => {
  const refused = jest.fn();
  const inPlace = fewOfEach({ maxAtOnce: 2, retryAfterSeconds: 1, refused });
  const hanging = Promise.withResolvers<void>();
  const two = [1, 2].map(() => inPlace('amina', () => hanging.promise));
  await expect(inPlace('amina', async () => 'third')).rejects.toMatchObject({
    code: 'service_unavailable',
    retryAfterSeconds: 1,
  });
  expect(refused).toHaveBeenCalledTimes(1);
  expect(await inPlace('idris', async () => 'first')).toBe('first');
  hanging.resolve();
  await Promise.all(two);
  expect(await inPlace('amina', async () => 'next')).toBe('next');
});

test('work that fails gives its place back', async () => {
  const inPlace = fewOfEach({ maxAtOnce: 1, retryAfterSeconds: 1 });
  await expect(inPlace('amina', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inPlace('amina', async () => 'next')).toBe('next');
});
