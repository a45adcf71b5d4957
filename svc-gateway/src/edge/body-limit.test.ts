import { expect, test } from '@jest/globals';
import { api, limits } from '@sufra/contracts';
import { bodyLimitOf, largestBodyLimit } from './body-limit.ts';

const limit = 10 * 1024 * 1024;

test('a file as large as its call takes it passes with its form, and no other call takes more than the setting', () => {
  expect(bodyLimitOf(api['POST /recipe-archives'], limit)).toBeGreaterThan(limits.archiveBytes + 10_000);
  expect(bodyLimitOf(api['POST /recipes/imported'], limit)).toBe(limit);
  expect(bodyLimitOf(api['PUT /recipes/{id}/photo'], limit)).toBe(limit);
  expect(largestBodyLimit(limit)).toBe(bodyLimitOf(api['POST /recipe-archives'], limit));
  expect(largestBodyLimit(limits.archiveBytes * 2)).toBe(limits.archiveBytes * 2);
});
