import { expect, test } from '@jest/globals';
import { isSeason } from './is-season.ts';

test.each([
  ['2027-01-20T23:59:00Z', false],
  ['2027-01-21T00:00:00Z', true],
  ['2027-02-20T12:00:00Z', true],
  ['2027-03-11T23:59:00Z', true],
  ['2027-03-12T00:00:00Z', false],
])('at %s the season is %s', (at, expected) => {
  expect(isSeason(new Date(at))).toBe(expected);
});

test('it is said until the day of Eid has ended where it is a day later and the day ends last', () => {
  const lastOfEid = new Date('2027-03-10T23:59:00-12:00');
  expect(isSeason(lastOfEid)).toBe(true);
});
