import { planDays } from '@sufra/contracts';
import { pageLocale } from '@sufra/web-kit';

const dayMs = 86_400_000;

/** Days are counted without a clock and a zone: '2027-02-08' is the day that its member calls so. */
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Where the member is. */
export const dateOf = (at: Date) => written(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()));
export const today = () => dateOf(new Date());

export const addDays = (date: string, days: number) => written(Date.parse(date) + days * dayMs);
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
export const datesFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(from, day));

// A plan's week begins on Monday, and Date's on Sunday.
const placeInWeek = (date: string) => (new Date(Date.parse(date)).getUTCDay() + 6) % planDays.length;
export const weekdayOf = (date: string) => planDays[placeInWeek(date)] ?? 'monday';
export const mondayOf = (date: string) => addDays(date, -placeInWeek(date));
export const weekOf = (date: string) => datesFrom(mondayOf(date), planDays.length);

/** The day that an address names; nothing for what is none. */
export const readDate = (text: string | null): string | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** `8 Feb`. */
export const formatDay = (date: string) =>
  new Intl.DateTimeFormat(pageLocale('en-GB'), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC', calendar: 'gregory' },
  }).format(new Date(Date.parse(date)));

/** `8–14 Feb 2027`. */
export const formatWeek = (monday: string) =>
  new Intl.DateTimeFormat(pageLocale('en-GB'), {
    ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' },
  }).formatRange(new Date(Date.parse(monday)), new Date(Date.parse(addDays(monday, 6))));
