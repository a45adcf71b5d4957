import { expect, test } from '@jest/globals';
import { nextPeriodEnd } from './next-period-end.ts';

const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;

test.each([
  ['2026-11-21', '2026-11-21', '2026-12-21'],
  ['2026-11-21', '2026-12-21', '2027-01-21'],
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2028-01-31', '2028-01-31', '2028-02-29'],
])('begun on %s, the month from %s ends on %s', (anchor, start, end) => {
  expect(nextPeriodEnd(at(anchor), at(start))).toBe(at(end));
});
