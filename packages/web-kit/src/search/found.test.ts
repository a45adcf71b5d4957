import { expect, test } from '@jest/globals';
import { foundInWords, totalFound } from './found.ts';

test('what was counted to its end is a total, what was not is at least that many', () => {
  expect([
    foundInWords({ found: 1_234, isMore: false }),
    totalFound({ found: 1_234, isMore: false }),
  ]).toEqual(['1,234', 1_234]);
  expect([foundInWords({ found: 200, isMore: true }), totalFound({ found: 200, isMore: true })]).toEqual([
    '200+',
    undefined,
  ]);
  expect(totalFound(undefined)).toBeUndefined();
});
