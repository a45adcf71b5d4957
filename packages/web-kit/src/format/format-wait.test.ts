import { expect, test } from '@jest/globals';
import { formatWait } from './format-wait.ts';

test.each([
  [0, '1 second'],
  [4.2, '5 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('%d seconds are written %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
