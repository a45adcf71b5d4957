import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { withUniformDelay } from './uniform-delay.ts';

const stepMs = 60;
/** A timer may go off a moment early. */
const spareMs = 2;

async function timed(work: () => Promise<unknown>) {
  const began = performance.now();
  const outcome = await work().catch(error => error);
  return { outcome, ms: performance.now() - began };
}

// Later is always possible on a busy machine; earlier is what would tell something.
describe('in even time', () => {
  test('what is done at once answers no earlier than the first step', async () => {
    const { outcome, ms } = await timed(() => withUniformDelay(stepMs, async () => 'done'));
    expect(outcome).toBe('done');
    expect(ms).toBeGreaterThanOrEqual(stepMs - spareMs);
  });

  test('what takes longer than a step waits for the next', async () => {
    const { ms } = await timed(() => withUniformDelay(stepMs, () => wait(stepMs + 10)));
    expect(ms).toBeGreaterThanOrEqual(2 * stepMs - spareMs);
  });

  test('what fails fails no earlier either', async () => {
    const failure = new Error('no database');
    const { outcome, ms } = await timed(() => withUniformDelay(stepMs, () => Promise.reject(failure)));
    expect(outcome).toBe(failure);
    expect(ms).toBeGreaterThanOrEqual(stepMs - spareMs);
  });

  test('it can be switched off', async () => {
    expect(await withUniformDelay(0, async () => 'at once')).toBe('at once');
  });
});
