import { type CivilDate, weekdayOf } from '../days/civil-date.ts';
import { type HijriDate, ramadan } from './hijri-date.ts';

export const markedDays = ['arafah', 'ashura', 'white', 'monday', 'thursday'] as const;
export type MarkedDay = (typeof markedDays)[number];

const [muharram, shawwal, dhulHijjah] = [1, 10, 12];
const isBetween = (day: number, first: number, last: number) => first <= day && day <= last;

/** Eid, and the three days after the feast of sacrifice: no fast is kept on them. */
const isFeast = ({ month, day }: HijriDate) =>
  (month === shawwal && day === 1) || (month === dhulHijjah && isBetween(day, 10, 13));

/** Which fast of the Sunnah a day is known for, the rarest of several. */
export function markOf(date: CivilDate, hijri: HijriDate): MarkedDay | undefined {
  if (hijri.month === ramadan || isFeast(hijri)) return undefined;
  if (hijri.month === dhulHijjah && hijri.day === 9) return 'arafah';
  if (hijri.month === muharram && isBetween(hijri.day, 9, 10)) return 'ashura';
  if (isBetween(hijri.day, 13, 15)) return 'white';
  const weekday = weekdayOf(date);
  if (weekday === 1) return 'monday';
  return weekday === 4 ? 'thursday' : undefined;
}
