import { expect, test } from '@jest/globals';
import { formatDate, formatMoment } from './format-date.ts';
import { formatMoney } from './format-money.ts';

test.each([
  [0, 'GBP', '£0.00'],
  [5, 'GBP', '£0.05'],
  [49, 'gbp', '£0.49'],
  [499, 'GBP', '£4.99'],
  [500, 'GBP', '£5.00'],
  [123_450, 'EUR', '€1,234.50'],
  [499, 'JPY', '¥499'],
  [0, 'JPY', '¥0'],
  [1_234, 'KWD', 'KWD 1.234'],
  [900_719_925_474_099, 'GBP', '£9,007,199,254,740.99'],
])('%d minor units of %s read %s', (amount, currency, words) => {
  expect(formatMoney(amount, currency).replace('\u00a0', ' ')).toBe(words);
});

test('an instant reads as a long date, the same for every reader', () => {
  expect(formatDate(new Date('2026-11-30T23:59:59Z'))).toBe('November 30, 2026');
  expect(formatMoment(new Date('2026-11-21T06:10:00Z'))).toBe('06:10 UTC on November 21, 2026');
  expect(formatMoment(new Date('2026-11-21T00:00:00Z'))).toBe('00:00 UTC on November 21, 2026');
});
