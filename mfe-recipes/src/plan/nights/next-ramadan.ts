import { daysBetween } from '@sufra/contracts';
import { type DaysMore, daysOfMonth, hijriIn, ramadan } from '@sufra/prayer-times/hijri';

/** Not offered before that: until then it is too far to be planned. */
const daysAhead = 100;

/** The days of the Ramadan that begins soon. */
export function nextRamadan(
  today: string,
  daysMore: DaysMore,
): { first: string; length: number } | undefined {
  const { year, month } = hijriIn(today, daysMore);
  const days = daysOfMonth({ year: month > ramadan ? year + 1 : year, month: ramadan }, daysMore);
  const [first] = days;
  const ahead = first === undefined ? -1 : daysBetween(today, first);
  return first !== undefined && ahead > 0 && ahead <= daysAhead ? { first, length: days.length } : undefined;
}
