import { describe, expect, test } from '@jest/globals';
import { type Asked, admit, type QuotaRules } from './admit.ts';
import type { Allowance, Lease } from './allowance-model.ts';

const now = new Date('2027-01-15T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const day = 86_400_000;
const rules: QuotaRules = {
  quota: { size: 3, renews: 'monthly' },
  maxAtOnce: 3,
  maxPerHour: 60,
  leaseMs: 60_000,
  rememberMs: day,
};
const mark = { key: 'k', body: 'b' };
const lease = (overrides: Partial<Lease> = {}): Lease => ({
  id: 'r',
  until: at(1_000),
  isFree: true,
  ...overrides,
});
const leases = (count: number, overrides?: Partial<Lease>) =>
  Array.from({ length: count }, () => lease(overrides));
const used = (inMonth: number) => ({ month: '2027-01', inMonth, total: inMonth });

type State = Parameters<typeof admit>[0];
const member = (overrides: Partial<State> = {}): State => ({
  isPremium: false,
  free: { month: '', inMonth: 0, total: 0 },
  leases: [],
  finished: [],
  ...overrides,
});
const ask = (state: Partial<Allowance>, asked: Partial<Asked> = {}, changed: Partial<QuotaRules> = {}) =>
  admit(member(state), { isPremiumOnly: false, request: null, ...asked }, { ...rules, ...changed }, now);
const admitted = (isFree: boolean) => ({
  kind: 'admitted',
  lease: { until: at(60_000), isFree, request: null },
});
const refused = (code: string) => expect.objectContaining({ code });

describe('a free member is let in', () => {
  test.each<[string, Partial<Allowance>]>([
    ['at first', {}],
    ['with one left', { free: used(2) }],
    ['with two running', { leases: leases(2) }],
    ['in a new month', { free: { month: '2026-12', inMonth: 3, total: 30 } }],
    ['when what ran is over', { free: used(2), leases: leases(5, { until: now }) }],
    ['beside what runs as premium', { free: used(2), leases: leases(2, { isFree: false }) }],
  ])('%s', (_when, state) => {
    expect(ask(state)).toEqual(admitted(true));
  });
});

describe('a free member is refused', () => {
  test.each<[string, Partial<Allowance>]>([
    ['with three used', { free: used(3) }],
    ['with more than three used', { free: used(9) }],
    ['with three running', { leases: leases(3) }],
    ['with two used and one running', { free: used(2), leases: leases(1) }],
    ['with three used by an earlier account', { usedBefore: used(3) }],
  ])('%s', (_when, state) => {
    expect(() => ask(state)).toThrow(refused('quota_exhausted'));
  });

  test('what is for premium members, and past the quota that, first of all', () => {
    expect(() => ask({}, { isPremiumOnly: true })).toThrow(refused('premium_meal_type'));
    expect(() => ask({ free: used(3) }, { isPremiumOnly: true })).toThrow(refused('quota_exhausted'));
  });

  test('for good, where it is never renewed', () => {
    const quota = { size: 3, renews: 'never' } as const;
    const before = { month: '2020-01', inMonth: 0, total: 3 };
    expect(() => ask({ free: before }, {}, { quota })).toThrow(refused('quota_exhausted'));
  });

  test('more at once than is allowed, where the quota is larger', () => {
    const quota = { size: 9, renews: 'monthly' } as const;
    expect(() => ask({ leases: leases(3) }, {}, { quota })).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 5 }),
    );
  });
});

describe('a premium member', () => {
  test('is let in whatever was used, for every meal', () => {
    expect(ask({ isPremium: true, free: used(3) }, { isPremiumOnly: true })).toEqual(admitted(false));
  });

  test('has as many at once as any other', () => {
    expect(ask({ isPremium: true, leases: leases(2) })).toEqual(admitted(false));
    expect(() => ask({ isPremium: true, leases: leases(3) })).toThrow(refused('too_many_requests'));
  });
});

describe('the hour', () => {
  const tries = (...minutes: number[]) =>
    minutes.map(minute => ({ recipeId: `r${minute}`, at: at(-minute * 60_000) }));

  test('has room for so many tries, and says when the next one is free', () => {
    const rule = { maxPerHour: 2 };
    expect(ask({ isPremium: true, tries: tries(90, 60, 10) }, {}, rule)).toEqual(admitted(false));
    expect(() => ask({ isPremium: true, tries: tries(90, 50, 20, 10) }, {}, rule)).toThrow(
      expect.objectContaining({ code: 'too_many_requests', retryAfterSeconds: 40 * 60 }),
    );
  });

  test('of an allowance from before tries were kept is empty', () => {
    expect(ask({ isPremium: true, tries: null }, {}, { maxPerHour: 1 })).toEqual(admitted(false));
  });
});

describe('a repeated request', () => {
  const done = (ageMs: number, request = mark) => [{ recipeId: 'r1', request, at: at(-ageMs) }];

  test('finds its recipe for a day, past the quota too', () => {
    expect(ask({ free: used(3), finished: done(day - 1) }, { request: mark })).toEqual({
      kind: 'finished',
      recipeId: 'r1',
    });
    expect(() => ask({ free: used(3), finished: done(day) }, { request: mark })).toThrow(
      refused('quota_exhausted'),
    );
  });

  test('waits while it runs, past the quota too', () => {
    expect(ask({ free: used(2), leases: [lease({ request: mark })] }, { request: mark })).toEqual({
      kind: 'running',
    });
  });

  test('is let in when what ran is over', () => {
    expect(ask({ leases: [lease({ request: mark, until: now })] }, { request: mark })).toMatchObject({
      kind: 'admitted',
      lease: { request: mark },
    });
  });

  test('with other words is a conflict', () => {
    const other = { ...mark, body: 'other' };
    expect(() => ask({ finished: done(0) }, { request: other })).toThrow(refused('idempotency_conflict'));
    expect(() => ask({ leases: [lease({ request: mark })] }, { request: other })).toThrow(
      refused('idempotency_conflict'),
    );
  });

  test('is told from one without a key, and from one with another', () => {
    const state = { finished: [...done(0), { recipeId: 'r2', at: now }], leases: [lease()] };
    expect(ask(state)).toMatchObject({ kind: 'admitted' });
    expect(ask(state, { request: { key: 'other', body: 'b' } })).toMatchObject({ kind: 'admitted' });
  });
});
