import { addDays, type CivilDate, daysBetween } from '../days/civil-date.ts';
import { startsThatIntlHasLate } from './late-starts.ts';

export interface HijriDate {
  year: number;
  /** 1 is Muharram, 9 Ramadan. */
  month: number;
  day: number;
}

const longestMonth = 30;
const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function ofIntl(date: CivilDate): HijriDate {
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  const number = (type: string) => Number.parseInt(parts.find(part => part.type === type)?.value ?? '', 10);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/**
 * The day of the calendar of Umm al-Qura as it is published. The Hijri day begins at the sunset before; this is that of the
 * civil day's daylight, in which people fast.
 */
export function hijriOf(date: CivilDate): HijriDate {
  const listed = startsThatIntlHasLate.findLast(
    ({ start }) => start <= date && daysBetween(start, date) < longestMonth,
  );
  if (!listed) return ofIntl(date);
  const day = daysBetween(listed.start, date) + 1;
  // Its thirtieth day, or the first of the next month.
  if (day === longestMonth && ofIntl(date).month !== listed.month) return ofIntl(date);
  return { year: listed.year, month: listed.month, day };
}

function findStart({ year, month }: Pick<HijriDate, 'year' | 'month'>): CivilDate {
  const monthsSince = (year - epoch.year) * 12 + month - epoch.month;
  const about = addDays(epoch.start, Math.round(monthsSince * meanMonth) + 14);
  return addDays(about, 1 - hijriOf(about).day);
}

const found = new Map<string, CivilDate>();

/** The civil day on which a month begins. It is asked for again and again, and `Intl` is slow to say. */
export function startOfMonth({ year, month }: Pick<HijriDate, 'year' | 'month'>): CivilDate {
  const key = `${year} ${month}`;
  const start = found.get(key) ?? findStart({ year, month });
  found.set(key, start);
  return start;
}

const epoch = { year: 1448, month: 9, start: '2027-02-08' };
const meanMonth = 29.530588;

export const ramadan = 9;
