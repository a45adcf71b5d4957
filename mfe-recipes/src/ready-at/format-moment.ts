import { dateIn } from '@sufra/prayer-times';
import { perLocale } from '@sufra/web-kit';
import { formatClock } from '../ramadan/times/format-times.ts';

const days = perLocale(locale => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string) => {
    const known =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone });
    formats.set(timeZone, known);
    return known;
  };
}, 'en-GB');

/** `17:52` of a town, and of another day than today's `Tue 04:50`. */
export const formatMoment = (at: number, { timeZone, now }: { timeZone: string; now: Date }) =>
  dateIn(timeZone, new Date(at)) === dateIn(timeZone, now)
    ? formatClock(new Date(at), timeZone)
    : days()(timeZone).format(at);
