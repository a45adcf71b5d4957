import { perLocale } from '../language/page-locale.ts';

// One calendar for every reader: the free recipes renew at 00:00 UTC, which is the day before in New York.
const timeZone = 'UTC';

const long = perLocale(locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));

/** 'November 20, 2026', as the page's language writes it. */
export const formatDate = (instant: string | Date) => long().format(new Date(instant));

export const isSameDay = (one: string | Date, other: string | Date) => formatDate(one) === formatDate(other);
