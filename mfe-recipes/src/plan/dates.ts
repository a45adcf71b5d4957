import { addDays } from '@sufra/contracts';
import { perLocale } from '@sufra/web-kit';

/** Where the member is. */
export const dateOf = (at: Date) =>
  new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10);
export const today = () => dateOf(new Date());

/** The day that an address names; nothing for what is none. */
export const readDate = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

const formatOf = (parts: Intl.DateTimeFormatOptions) =>
  perLocale(
    locale => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', calendar: 'gregory', ...parts }),
    'en-GB',
  );
const [shortDays, dayNumbers, weekdays, weeks] = [
  formatOf({ day: 'numeric', month: 'short' }),
  formatOf({ day: 'numeric' }),
  formatOf({ weekday: 'short' }),
  formatOf({ day: 'numeric', month: 'short', year: 'numeric' }),
];
const at = (date: string) => new Date(Date.parse(date));

/** `8 Feb`. */
export const formatDay = (date: string) => shortDays().format(at(date));
/** `8`. */
export const formatDayNumber = (date: string) => dayNumbers().format(at(date));
/** `Mon`. */
export const formatWeekday = (date: string) => weekdays().format(at(date));
/** `8–14 Feb 2027`. */
export const formatWeek = (monday: string) => weeks().formatRange(at(monday), at(addDays(monday, 6)));
