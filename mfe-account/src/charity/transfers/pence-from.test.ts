import { expect, test } from '@jest/globals';
import { penceFrom } from './pence-from.ts';

test.each([
  ['25', 2_500],
  ['25.5', 2_550],
  ['25.05', 2_505],
  ['0.29', 29],
  [' £1,234.50 ', 123_450],
  ['1,000,000', 100_000_000],
  ['١٬٢٣٤٫٥', 123_450],
  ['۲۵', 2_500],
])("'%s' is %d pence", (typed, pence) => {
  expect(penceFrom(typed)).toBe(pence);
});

test.each(['', 'ten', '1,23', '1.234', '1e3', '-5', '5-', '25,50', '.5', '1 000'])(
  "'%s' is no amount",
  typed => {
    expect(penceFrom(typed)).toBeUndefined();
  },
);
