import { expect, test } from '@jest/globals';
import { formatMoney } from './format-money.ts';

test.each([
  [0, '£0'],
  [5, '£0.05'],
  [50, '£0.50'],
  [499, '£4.99'],
  [500, '£5'],
  [123_450, '£1,234.50'],
  [-499, '-£4.99'],
  [900_719_925_474_099, '£9,007,199,254,740.99'],
])('an amount of %d pence reads %s', (pence, words) => {
  expect(formatMoney(pence)).toBe(words);
});

test('an amount in another currency carries its sign', () => {
  expect(formatMoney(1250, 'EUR')).toBe('€12.50');
});
