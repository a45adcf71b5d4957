import type { CivilDate } from '../days/civil-date.ts';
import { type HijriDate, ramadan } from './hijri-date.ts';
import { type DaysMore, hijriIn } from './in-country.ts';

const shaban = 8;

const shawwal = 10;
const middleOfShaban = 15;

export type Season = 'before' | 'ramadan' | 'eid';

/** From the middle of Sha'ban to Eid; undefined for the rest of the year. */
export function seasonOf({ month, day }: HijriDate): Season | undefined {
  if (month === shaban && day >= middleOfShaban) return 'before';
  if (month === ramadan) return 'ramadan';
  return month === shawwal && day === 1 ? 'eid' : undefined;
}

/** The Ramadan that is, or the next; on the day of Eid still the one that has ended. */
export function ramadanOf(date: CivilDate, daysMore: DaysMore): Pick<HijriDate, 'year' | 'month'> {
  const { year, month, day } = hijriIn(date, daysMore);
  const isOver = month > shawwal || (month === shawwal && day > 1);
  return { year: isOver ? year + 1 : year, month: ramadan };
}
