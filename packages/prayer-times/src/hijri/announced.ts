import type { HijriDate } from './hijri-date.ts';

/** A month that was announced to begin on another day than calculated, or on that day: by country, or for `all`. */
export interface AnnouncedMonth {
  year: number;
  month: number;
  daysMore: Readonly<Record<string, number>>;
}

export interface Announcement {
  daysMore: number;
  /** Of the country itself; otherwise it is what holds in all countries that have none. */
  isOfCountry: boolean;
}

/** What holds in a country of what was announced; without a country, what holds in all. */
export function announcedIn(months: readonly AnnouncedMonth[], country: string | undefined) {
  return ({ year, month }: Pick<HijriDate, 'year' | 'month'>): Announcement | undefined => {
    const { daysMore } = months.find(each => each.year === year && each.month === month) ?? {};
    const own = country === undefined ? undefined : daysMore?.[country];
    if (own !== undefined) return { daysMore: own, isOfCountry: true };
    const ofAll = daysMore?.all;
    return ofAll === undefined ? undefined : { daysMore: ofAll, isOfCountry: false };
  };
}
