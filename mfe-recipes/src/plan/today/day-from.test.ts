import { expect, test } from '@jest/globals';
import { dayFrom } from './day-from.ts';

test.each([
  [new Date(2026, 10, 22), 'sunday', 'monday'],
  [new Date(2026, 10, 23), 'monday', 'tuesday'],
  [new Date(2026, 10, 28, 23, 59), 'saturday', 'sunday'],
])('%s is a %s, and the day after it a %s', (date, today, tomorrow) => {
  expect(dayFrom(date, 0)).toBe(today);
  expect(dayFrom(date, 1)).toBe(tomorrow);
});
