import { addDays } from '@sufra/contracts';
import { pageLocale } from '@sufra/web-kit';

/** Where the member is. */
export const dateOf = (at: Date) =>
  new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10);
export const today = () => dateOf(new Date());

/** The day that an address names; nothing for what is none. */
export const readDate = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

const formatterOf = (parts: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat(pageLocale('en-GB'), {
    ...{ timeZone: 'UTC', calendar: 'gregory' },
    ...parts,
  }).format(new Date(Date.parse(date)));

/** `8 Feb`. */
export const formatDay = formatterOf({ day: 'numeric', month: 'short' });
/** `8`. */
export const formatDayNumber = formatterOf({ day: 'numeric' });
/** `Mon`. */
export const formatWeekday = formatterOf({ weekday: 'short' });

/** `8–14 Feb 2027`. */
export const formatWeek = (monday: string) =>
  new Intl.DateTimeFormat(pageLocale('en-GB'), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' },
  }).formatRange(new Date(Date.parse(monday)), new Date(Date.parse(addDays(monday, 6))));
