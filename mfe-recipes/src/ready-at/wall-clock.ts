import { addDays, type CivilDate, dateIn } from '@sufra/prayer-times';

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of Greenwich at a moment, in milliseconds. */
function aheadOfGreenwich(timeZone: string, at: number): number {
  const format =
    formats.get(timeZone) ??
    // A fixed language and calendar: what is read here is computed with, and shown to no one.
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) - Math.floor(at / minute) * minute;
}

/**
 * When the clocks of a zone show `17:52` on a date. A time that a change of the clocks leaves out is the moment of the same distance
 * from midnight, and of one that comes twice it is the first.
 */
export function instantOf(date: CivilDate, time: string, timeZone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = shown - aheadOfGreenwich(timeZone, shown - 86_400_000);
  const after = shown - aheadOfGreenwich(timeZone, shown + 86_400_000);
  const shows = (at: number) => at + aheadOfGreenwich(timeZone, at) === shown;
  return [before, after].sort((a, b) => a - b).find(shows) ?? before;
}

/** The next moment at which the clocks of a zone show a time. */
export function nextInstant(now: Date, time: string, timeZone: string): number {
  const today = dateIn(timeZone, now);
  const at = instantOf(today, time, timeZone);
  return at > now.getTime() ? at : instantOf(addDays(today, 1), time, timeZone);
}

/** `17:52`, as a field of time has it. */
export function timeOf(at: number, timeZone: string): string {
  return new Date(at + aheadOfGreenwich(timeZone, at)).toISOString().slice(11, 16);
}

export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
