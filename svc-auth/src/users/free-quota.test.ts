import { describe, expect, test } from '@jest/globals';
import { generationsLeft, nextResetDate } from './free-quota.ts';

const now = new Date('2026-11-30T23:59:59Z');
const left = (freeGenerations: { month: string; inMonth: number; total: number }, overrides = {}) =>
  generationsLeft({ isPremium: false, freeGenerations }, { size: 3, renews: 'monthly', now, ...overrides });

describe('the generations that are left', () => {
  test.each([
    [0, 3],
    [1, 2],
    [3, 0],
    [7, 0],
  ])('after %i of this month are %i', (inMonth, expected) => {
    expect(left({ month: '2026-11', inMonth, total: 20 })).toBe(expected);
  });

  test('are all of them again in the next month, which begins at midnight UTC', () => {
    const used = { month: '2026-11', inMonth: 3, total: 3 };
    expect(left(used)).toBe(0);
    expect(left(used, { now: new Date('2026-12-01T00:00:00Z') })).toBe(3);
  });

  test('count for life where they do not renew', () => {
    expect(left({ month: '2026-01', inMonth: 0, total: 2 }, { renews: 'never' })).toBe(1);
  });

  test('have no number for premium members', () => {
    const user = { isPremium: true, freeGenerations: { month: '2026-11', inMonth: 3, total: 3 } };
    expect(generationsLeft(user, { size: 3, renews: 'monthly', now })).toBeNull();
  });
});

describe('the day on which they renew', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '2026-12-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2027-01-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ])('seen from %s is %s', (at, expected) => {
    expect(nextResetDate({ renews: 'monthly' }, new Date(at))).toBe(expected);
  });

  test('does not come where they do not renew', () => {
    expect(nextResetDate({ renews: 'never' }, now)).toBeNull();
  });
});
