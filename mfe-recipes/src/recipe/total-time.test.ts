import { expect, test } from '@jest/globals';
import { totalTime } from './total-time.ts';

test.each([
  [15, 40, '55 min'],
  [0, 0, '0 min'],
  [15, 45, '1 h'],
  [20, 130, '2 h 30'],
  [12, 49, '1 h 01'],
  [12.5, 12.6, '25 min'],
])('%s minutes to prepare and %s to cook are %s', (prepTime, cookTime, words) => {
  expect(totalTime({ prepTime, cookTime })).toBe(words);
});
