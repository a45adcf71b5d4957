import { expect, test } from '@jest/globals';
import { newestFirst, nextOrder, sortOf } from './member-order.ts';

test.each([
  ['name', { by: 'name', descending: false }, 'name'],
  ['joined', { by: 'joined', descending: false }, 'joined'],
  ['recipes', { by: 'recipes', descending: true }, '-recipes'],
] as const)('from newest first, %s leads to %o', (by, next, sort) => {
  expect(nextOrder(newestFirst, by)).toEqual(next);
  expect(sortOf(next)).toBe(sort);
});
