import { everyCountry } from '@sufra/contracts';
import { type HijriDate, startOfMonth } from '@sufra/prayer-times/hijri';
import { perLocale } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';

const timeZone = 'UTC';
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const halfAMonthMs = 14 * 86_400_000;

const names = perLocale(
  locale => new Intl.DateTimeFormat(locale, { month: 'long', timeZone, calendar: 'islamic-umalqura' }),
);
const years = perLocale(locale => new Intl.NumberFormat(locale, { useGrouping: false }));
const days = perLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone, calendar: 'gregory' }),
);
const countryNames = perLocale(locale => new Intl.DisplayNames(locale, { type: 'region' }));

/** 'Ramadan 1448' */
export function formatHijriMonth({ year, month }: Pick<HijriDate, 'year' | 'month'>): string {
  const middle = new Date(noon(startOfMonth({ year, month })).getTime() + halfAMonthMs);
  return `${names().format(middle)} ${years().format(year)}`;
}

/** 'Monday, February 8, 2027' */
export const formatDay = (date: string) => days().format(noon(date));

/** 'Pakistan', or 'All countries'. */
export const nameOfPlace = (country: string) =>
  country === everyCountry ? t('admin.moon.all') : (countryNames().of(country) ?? country);
