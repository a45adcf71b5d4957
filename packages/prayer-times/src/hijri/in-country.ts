import { addDays, type CivilDate, daysBetween } from '../days/civil-date.ts';
import { type HijriDate, hijriOf, startOfMonth } from './hijri-date.ts';

type Month = Pick<HijriDate, 'year' | 'month'>;

/**
 * How many days later (1) or earlier (-1) than the published calendar a month began where the moon was looked for; undefined
 * where nothing was told of it.
 */
export type DaysMore = (month: Month) => number | undefined;

const [shortest, longest] = [29, 30];

export const noDaysMore: DaysMore = () => undefined;

/** As many months in a row as may have to give way: five of thirty days, or of twenty-nine, never follow one another. */
const mostInARow = 5;

const next = ({ year, month }: Month) =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
const previous = ({ year, month }: Month) =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

const published = (month: Month) => daysBetween(startOfMonth(month), startOfMonth(next(month)));

/** Where a month begins that nothing was told of, by the months that follow it: none has 28 days, and none has 31. */
function byThoseAfter(month: Month, daysMore: DaysMore, left: number): number {
  const own = daysMore(month);
  if (own !== undefined || left === 0) return own ?? 0;
  const days = published(month) + byThoseAfter(next(month), daysMore, left - 1);
  if (days > longest) return 1;
  return days < shortest ? -1 : 0;
}

/** The same by the months before it. */
function byThoseBefore(month: Month, daysMore: DaysMore, left: number): number {
  const own = daysMore(month);
  if (own !== undefined || left === 0) return own ?? 0;
  const before = previous(month);
  const days = published(before) - byThoseBefore(before, daysMore, left - 1);
  if (days < shortest) return 1;
  return days > longest ? -1 : 0;
}

const daysMoreOf = (month: Month, daysMore: DaysMore): number =>
  byThoseAfter(month, daysMore, mostInARow) || byThoseBefore(month, daysMore, mostInARow);

export const monthStart = (month: Month, daysMore: DaysMore): CivilDate =>
  addDays(startOfMonth(month), daysMoreOf(month, daysMore));

/** The Hijri day where months begin by the sighting of the moon. */
export function hijriIn(date: CivilDate, daysMore: DaysMore): HijriDate {
  const usual = hijriOf(date);
  const candidates = [next(usual), usual, previous(usual)];
  const begun = candidates.find(month => monthStart(month, daysMore) <= date) ?? usual;
  return { year: begun.year, month: begun.month, day: daysBetween(monthStart(begun, daysMore), date) + 1 };
}

/** All days of a month. */
export function daysOfMonth(month: Month, daysMore: DaysMore): CivilDate[] {
  const start = monthStart(month, daysMore);
  const length = daysBetween(start, monthStart(next(month), daysMore));
  return Array.from({ length }, (_, index) => addDays(start, index));
}

/** Whether a month could be as long as it would be by what was told of it and of its neighbours. */
export function isPossible(month: Month, daysMore: DaysMore): boolean {
  const { length } = daysOfMonth(month, daysMore);
  return length === shortest || length === longest;
}
