import type { CivilDate } from '@sufra/prayer-times';
import { startOfMonth } from '@sufra/prayer-times/hijri';
import { pageLocale } from '@sufra/web-kit';

const english = 'en-GB';
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([pageLocale(english), options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(pageLocale(english), options);
  formats.set(key, format);
  return format;
}

/** `18:31` of a town, whatever zone this browser is in. */
export const formatClock = (at: Date, timeZone: string) =>
  formatIn({ hour: '2-digit', minute: '2-digit', timeZone }).format(at);

const noon = (date: CivilDate) => new Date(`${date}T12:00:00Z`);
const calendar = 'gregory';

/** `Mon 8 Feb`. */
export const formatShortDay = (date: CivilDate) =>
  formatIn({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC', calendar }).format(
    noon(date),
  );

/** `8 February 2027`. */
export const formatLongDay = (date: CivilDate) =>
  formatIn({ dateStyle: 'long', timeZone: 'UTC', calendar }).format(noon(date));

/** `9 Dhu al-Hijjah`, by a day that is told: the browser's own calendar may be a day off. */
export function formatHijriDay({ year, month, day }: { year: number; month: number; day: number }) {
  const middle = new Date(noon(startOfMonth({ year, month })).getTime() + 14 * 86_400_000);
  const name = formatIn({ month: 'long', timeZone: 'UTC', calendar: 'islamic-umalqura' }).format(middle);
  return `${formatNumber(day)} ${name}`;
}

const numbers = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number) {
  const locale = pageLocale(english);
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false });
  numbers.set(locale, format);
  return format.format(value);
}

/** `2:05:09` until something is. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => (value < 10 ? formatNumber(0) + formatNumber(value) : formatNumber(value));
  return [
    formatNumber(Math.floor(seconds / 3600)),
    two(Math.floor(seconds / 60) % 60),
    two(seconds % 60),
  ].join(':');
}
