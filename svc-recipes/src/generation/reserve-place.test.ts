import { expect, test } from '@jest/globals';
import type { Quota, Reservation } from '../quota/quota.ts';
import { deadlineIn } from './deadline.ts';
import { reservePlace } from './reserve-place.ts';

/** A quota that answers these, one after the other; the last of them for ever. */
function aQuota(...answers: Reservation[]): Quota & { asked: object[] } {
  const asked: object[] = [];
  return {
    asked,
    reserve: async request => {
      asked.push(request);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (!next) throw new Error('nothing to answer');
      return next;
    },
    renew: async () => undefined,
    settle: async () => true,
    giveBack: async () => {},
  };
}

const running: Reservation = { kind: 'running' };
const reserved: Reservation = { kind: 'reserved', isPremium: true };
const asked = { memberId: 'm', recipeId: 'r', isPremiumOnly: false, request: { key: 'k', body: 'b' } };
const staying = new AbortController().signal;
const reserve = (quota: Quota, { ms = 60_000, signal = staying } = {}) =>
  reservePlace({ quota, ...asked, deadline: deadlineIn(ms), signal });

test('a first request has its place at once', async () => {
  const quota = aQuota(reserved);
  expect(await reserve(quota)).toEqual(reserved);
  expect(quota.asked).toEqual([asked]);
});

test.each<[string, Reservation]>([
  ['has the recipe of the one that it repeats', { kind: 'finished', recipeId: 'r1' }],
  ['takes the place of one that failed', reserved],
])('a repeated request waits, and %s', async (_what, outcome) => {
  expect(await reserve(aQuota(running, running, outcome))).toEqual(outcome);
});

test('it waits no longer than there is time', async () => {
  await expect(reserve(aQuota(running), { ms: 20 })).rejects.toMatchObject({ code: 'generator_timeout' });
});

test('it waits no longer than its caller does', async () => {
  const leaving = new AbortController();
  const reason = new Error('the caller has left');
  const waiting = reserve(aQuota(running), { signal: leaving.signal });
  leaving.abort(reason);
  await expect(waiting).rejects.toBe(reason);
});
