import { expect, test } from '@jest/globals';
import { momentInTown } from './moment-of.ts';

const london = {
  name: 'London',
  namesIn: {},
  country: 'GB',
  latitude: 51.51,
  longitude: -0.13,
  timeZone: 'Europe/London',
};
const at = (time: string, more = {}) => momentInTown(new Date(time), london, { town: london, ...more });

test.each([
  // The last of Shaban, in the evening: the first suhoor is waited for.
  ['2027-02-07T20:00:00Z', 'before', 30, 'suhoor', '2027-02-08'],
  ['2027-02-08T03:00:00Z', 'ramadan', 1, 'suhoor', '2027-02-08'],
  ['2027-02-08T12:00:00Z', 'ramadan', 1, 'iftar', '2027-02-08'],
  ['2027-02-08T20:00:00Z', 'ramadan', 1, 'suhoor', '2027-02-09'],
  ['2027-03-08T12:00:00Z', 'ramadan', 29, 'iftar', '2027-03-08'],
])('at %s it is %s %i and the %s is waited for', (time, season, day, kind, date) => {
  const { next, ...moment } = at(time);
  expect(moment).toMatchObject({ season, day });
  expect([next?.kind, next?.at.toISOString().slice(0, 10)]).toEqual([kind, date]);
});

test('in the last night nothing is waited for, and on Eid neither', () => {
  expect(at('2027-03-08T20:00:00Z').next).toBeUndefined();
  expect(at('2027-03-09T09:00:00Z')).toMatchObject({ season: 'eid', next: undefined });
});

test('where the month began a day later, it also ends a day later', () => {
  expect(at('2027-02-08T12:00:00Z', { ownDaysMore: 1 }).season).toBe('before');
  expect(at('2027-03-09T12:00:00Z', { ownDaysMore: 1 })).toMatchObject({ season: 'ramadan', day: 29 });
});
