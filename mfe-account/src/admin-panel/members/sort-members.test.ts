import { expect, test } from '@jest/globals';
import { aMember } from '../testing/a-member.ts';
import { newestFirst, nextOrder, type Order, sortMembers } from './sort-members.ts';

const members = [
  aMember({ name: 'Zahra', createdAt: '2026-03-01T00:00:00.000Z', recipesGenerated: 7 }),
  aMember({ name: 'Ömer', createdAt: '2026-01-01T00:00:00.000Z', recipesGenerated: 7 }),
  aMember({ name: '', email: 'bilal@sufra.example', createdAt: '2026-02-01T00:00:00.000Z' }),
  aMember({ name: 'omar', createdAt: '2025-12-31T23:59:59.000Z', recipesGenerated: 40 }),
];
const names = (order: Order) => sortMembers(members, order).map(({ name }) => name);

test('the alphabet knows accents and no case, and takes the e-mail address of who has no name', () => {
  expect(names({ by: 'name', descending: false })).toEqual(['', 'omar', 'Ömer', 'Zahra']);
  expect(names({ by: 'name', descending: true })).toEqual(['Zahra', 'Ömer', 'omar', '']);
});

test('newest first is the beginning', () => {
  expect(names(newestFirst)).toEqual(['Zahra', '', 'Ömer', 'omar']);
});

test('members who have generated as much stand by name', () => {
  expect(names({ by: 'recipes', descending: true })).toEqual(['omar', 'Ömer', 'Zahra', '']);
  expect(names({ by: 'recipes', descending: false })).toEqual(['', 'Ömer', 'Zahra', 'omar']);
});

test('the list that came stays as it came', () => {
  const before = [...members];
  names({ by: 'name', descending: false });
  expect(members).toEqual(before);
});

test.each([
  ['name', { by: 'name', descending: false }],
  ['joined', { by: 'joined', descending: false }],
  ['recipes', { by: 'recipes', descending: true }],
] as const)('from newest first, %s leads to %o', (by, next) => {
  expect(nextOrder(newestFirst, by)).toEqual(next);
});
