import { expect, test } from '@jest/globals';
import { allMonths } from './all-months.ts';

const month = (name: string) => ({ month: name, pledged: 50, given: 0 });
const names = (...known: string[]) => allMonths(known.map(month)).map(({ month }) => month);

test('no month stays none', () => {
  expect(allMonths([])).toEqual([]);
});

test('a gap over the turn of the year is filled with months of nothing', () => {
  expect(names('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(allMonths([month('2025-11'), month('2026-01')])[1]).toEqual({
    month: '2025-12',
    pledged: 0,
    given: 0,
  });
});
