import { expect, test } from '@jest/globals';
import { pause } from './pause.ts';

test('a pause ends by itself', async () => {
  await expect(pause(1, new AbortController().signal)).resolves.toBeUndefined();
});

test('a pause whose caller has left ends at once, with the reason', async () => {
  const leaving = new AbortController();
  const reason = new Error('the caller has left');
  const pausing = pause(600_000, leaving.signal);
  leaving.abort(reason);
  await expect(pausing).rejects.toBe(reason);
  await expect(pause(600_000, leaving.signal)).rejects.toBe(reason);
});
