import { addDays, type CivilDate, daysBetween } from '../days/civil-date.ts';
import { type HijriDate, hijriOf, startOfMonth } from './hijri-date.ts';

type Month = Pick<HijriDate, 'year' | 'month'>;

/** How many days later (1) or earlier (-1) than the published calendar a month began where the moon was looked for. */
export type DaysMore = (month: Month) => number;

const [shortest, longest] = [29, 30];

export const noDaysMore: DaysMore = () => 0;

const next = ({ year, month }: Month) =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
const previous = ({ year, month }: Month) =>
  month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };

const published = (month: Month) => daysBetween(startOfMonth(month), startOfMonth(next(month)));

/** No month has 28 days, and none has 31: one that nothing was told of gives way to the months beside it. */
function daysMoreOf(month: Month, daysMore: DaysMore): number {
  const own = daysMore(month);
  if (own !== 0) return own;
  const days = published(month) + daysMore(next(month));
  if (days > longest) return 1;
  if (days < shortest) return -1;
  const before = previous(month);
  const daysBefore = published(before) - daysMore(before);
  if (daysBefore < shortest) return 1;
  return daysBefore > longest ? -1 : 0;
}

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
