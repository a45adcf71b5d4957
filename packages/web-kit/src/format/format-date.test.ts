import { expect, test } from '@jest/globals';
import { formatDate, isSameDay } from './format-date.ts';

test('an instant reads as a long date', () => {
  expect(formatDate('2026-11-20T09:30:00.000Z')).toBe('November 20, 2026');
});

test('the first moment of a month is of that month for every reader', () => {
  expect(formatDate('2026-12-01T00:00:00.000Z')).toBe('December 1, 2026');
});

test('two instants of one day are the same day, the next midnight is not', () => {
  expect(isSameDay('2026-11-20T00:00:00Z', '2026-11-20T23:59:59Z')).toBe(true);
  expect(isSameDay('2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z')).toBe(false);
});
