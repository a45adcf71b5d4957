import { perLocale } from '@sufra/web-kit';

const format = perLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);
const timeOfDay = perLocale(locale => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** In the reader's own time: 'November 20, 2026 at 9:30 PM'. */
export const formatMoment = (instant: number | string) => format().format(new Date(instant));

export const formatTimeOfDay = (instant: number) => timeOfDay().format(new Date(instant));
