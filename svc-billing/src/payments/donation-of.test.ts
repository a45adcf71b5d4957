import { expect, test } from '@jest/globals';
import { donationOf } from '../ledger/donation-of.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [14, 1],
  [15, 2],
  [494, 49],
  [495, 50],
  [499, 50],
  [100_000_000, 10_000_000],
])('of %d pence, %d go to charity', (pence, donation) => {
  expect(donationOf(pence)).toBe(donation);
});
