import { expect, test } from '@jest/globals';
import { waitInWords } from './wait-in-words.ts';

test.each([
  [0, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_540, '59 minutes'],
  [3_541, 'an hour'],
  [3_601, '2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
