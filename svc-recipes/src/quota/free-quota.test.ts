import { describe, expect, test } from '@jest/globals';
import { type FreeUse, monthOf } from '@sufra/contracts';
import { allUsed, together, withOneMore } from './free-quota.ts';

const monthly = { size: 3, renews: 'monthly' } as const;
const never = { size: 3, renews: 'never' } as const;
const use = (month: string, inMonth: number, total: number): FreeUse => ({ month, inMonth, total });
const nothing = use('', 0, 0);

test.each([
  ['2026-12-31T23:59:59.999Z', '2026-12'],
  ['2027-01-01T00:00:00.000Z', '2027-01'],
  ['2027-01-01T01:30:00+02:00', '2026-12'],
  ['2026-12-31T20:00:00-05:00', '2027-01'],
  ['2028-02-29T12:00:00Z', '2028-02'],
])('%s is in the month %s of UTC', (instant, month) => {
  expect(monthOf(new Date(instant))).toBe(month);
});

describe('what is used of the allowance', () => {
  const last = new Date('2026-12-31T23:59:59.999Z');
  const first = new Date('2027-01-01T00:00:00Z');

  test.each([
    ['nothing yet', nothing, null, monthly, last, 0],
    ['this month', use('2026-12', 3, 7), null, monthly, last, 3],
    ['a moment later, last month', use('2026-12', 3, 7), null, monthly, first, 0],
    ['a year ago, in a month of the same number', use('2025-12', 3, 7), null, monthly, last, 0],
    ['ever, where it is never renewed', use('2026-12', 3, 7), null, never, first, 7],
    ['by an earlier account this month too', use('2026-12', 1, 1), use('2026-12', 2, 9), monthly, last, 3],
    ['by an earlier account in another month', use('2026-12', 1, 1), use('2026-11', 2, 9), monthly, last, 1],
    ['by an earlier account alone', nothing, use('2026-12', 3, 3), monthly, last, 3],
    ['by an earlier account ever', use('2026-12', 1, 1), use('2020-01', 2, 2), never, first, 3],
  ])('%s', (_when, free, usedBefore, quota, now, used) => {
    expect(allUsed({ free, usedBefore }, quota, now)).toBe(used);
  });
});

test.each([
  [nothing, use('2027-01', 1, 1)],
  [use('2027-01', 2, 5), use('2027-01', 3, 6)],
  [use('2026-12', 3, 5), use('2027-01', 1, 6)],
])('one more than %j in January is %j', (before, after) => {
  expect(withOneMore(before, new Date('2027-01-01T00:00:00Z'))).toEqual(after);
});

test.each([
  [use('2027-01', 1, 4), null, use('2027-01', 1, 4)],
  [use('2027-01', 1, 4), use('2027-01', 2, 5), use('2027-01', 3, 9)],
  [use('2027-01', 1, 4), use('2026-12', 3, 5), use('2027-01', 1, 9)],
  [use('2026-12', 1, 4), use('2027-01', 2, 5), use('2027-01', 2, 9)],
  [nothing, use('2027-01', 2, 5), use('2027-01', 2, 5)],
])('%j and, by an earlier account, %j are %j together', (free, usedBefore, both) => {
  expect(together(free, usedBefore)).toEqual(both);
});
