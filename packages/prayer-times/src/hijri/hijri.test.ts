import { expect, test } from '@jest/globals';
import { addDays } from '../days/civil-date.ts';
import {
  daysOfMonth,
  feastOn,
  hijriIn,
  hijriOf,
  markOf,
  noDaysMore,
  ramadanOf,
  seasonOf,
  startOfMonth,
} from './index.ts';

// Published by the authority; `Intl` has 1 Ramadan 1453 and 1 Shawwal 1454 a day late.
test.each([
  [1448, 9, '2027-02-08'],
  [1448, 10, '2027-03-09'],
  [1453, 9, '2031-12-15'],
  [1454, 10, '2033-01-02'],
  [1451, 4, '2029-08-11'],
])('month %i/%i begins on %s', (year, month, start) => {
  expect(startOfMonth({ year, month })).toBe(start);
  expect(hijriOf(start)).toEqual({ year, month, day: 1 });
});

test('ten years have no day left out, and none twice', () => {
  let before = hijriOf('2024-07-07');
  for (let date = '2024-07-08'; date < '2034-07-01'; date = addDays(date, 1)) {
    const now = hijriOf(date);
    const isNext = now.day === before.day + 1 && now.month === before.month;
    const isFirst = now.day === 1 && before.day >= 29 && now.month === (before.month % 12) + 1;
    expect({ date, follows: isNext || isFirst }).toEqual({ date, follows: true });
    before = now;
  }
});

test('where the moon was seen a day later, the month before has thirty days and not thirty-one', () => {
  const later = ({ month }: { month: number }) => (month === 9 ? 1 : undefined);
  expect(hijriIn('2027-02-08', later)).toEqual({ year: 1448, month: 8, day: 30 });
  expect(hijriIn('2027-02-09', later)).toEqual({ year: 1448, month: 9, day: 1 });
});

test('a month that ends a day later has a thirtieth day', () => {
  const later = ({ month }: { month: number }) => (month === 10 ? 1 : undefined);
  expect(daysOfMonth({ year: 1448, month: 9 }, noDaysMore)).toHaveLength(29);
  expect(daysOfMonth({ year: 1448, month: 9 }, later).at(-1)).toBe('2027-03-09');
});

test('the season lasts from the middle of Shaban to Eid', () => {
  const seasons = ['2027-01-22', '2027-01-23', '2027-02-08', '2027-03-08', '2027-03-09', '2027-03-10'];
  expect(seasons.map(date => seasonOf(hijriOf(date)))).toEqual([
    undefined,
    'before',
    'ramadan',
    'ramadan',
    'eid',
    undefined,
  ]);
});

test('on the day after Eid the next Ramadan is the one to show', () => {
  expect(ramadanOf('2027-03-09', noDaysMore).year).toBe(1448);
  expect(ramadanOf('2027-03-10', noDaysMore).year).toBe(1449);
});

test.each([
  ['2027-05-15', 'arafah'],
  ['2027-06-15', 'ashura'],
  ['2027-03-22', 'white'],
  ['2027-04-05', 'monday'],
  ['2027-04-08', 'thursday'],
  // Eid al-Fitr, the days after the feast of sacrifice, and Ramadan itself.
  ['2027-03-09', undefined],
  ['2027-05-17', undefined],
  ['2027-02-15', undefined],
])('%s is marked as %s', (date, mark) => {
  expect(markOf(date, hijriOf(date))).toBe(mark);
});

test.each([
  ['fitr', '2026-11-28', '2027-03-09'],
  ['fitr', '2027-03-09', '2027-03-09'],
  ['fitr', '2027-03-10', '2028-02-26'],
  ['adha', '2026-11-28', '2027-05-16'],
  // Its fourth day, and the day after.
  ['adha', '2027-05-19', '2027-05-16'],
  ['adha', '2027-05-20', '2028-05-05'],
] as const)('the feast (%s) of %s begins on %s', (feast, today, begins) => {
  expect(feastOn(feast, today, noDaysMore)).toBe(begins);
});

test('a feast begins a day later where its month does', () => {
  expect(feastOn('fitr', '2027-03-10', () => 1)).toBe('2027-03-10');
  expect(feastOn('adha', '2027-05-20', () => 1)).toBe('2027-05-17');
});
