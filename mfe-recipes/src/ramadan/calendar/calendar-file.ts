import { t } from '../../texts/text.ts';
import type { MonthDay } from './month-days.ts';

const lineLength = 73;

/** What a calendar must not read as its own signs. */
export const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

const inZulu = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** A line of a calendar is 75 bytes at most; what is longer goes on after a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineLength) {
      folded += '\r\n ';
      bytes = 0;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/** A day of fasting as a calendar has it. */
export interface CalendarDay {
  date: MonthDay['date'];
  times: Pick<MonthDay['times'], 'suhoorEnds' | 'maghrib'>;
  /** Which day it is. */
  words: string;
}

export const inWords = (day: MonthDay): CalendarDay => ({
  ...day,
  words: t('ramadan.calendar.day', { day: day.day }),
});

interface About {
  town: string;
  made: Date;
  /** What a subscription says of itself, before its days. */
  head?: readonly string[];
}

/** The days for any calendar (RFC 5545): two moments each, by Greenwich, so that no change of the clock moves them. */
export function calendarFile(days: readonly CalendarDay[], { town, made, head = [] }: About): string {
  const entry = (kind: 'suhoor' | 'iftar', { date, words }: CalendarDay, at: Date, title: string) => [
    'BEGIN:VEVENT',
    `UID:${kind}-${date}@sufra`,
    `DTSTAMP:${inZulu(made)}`,
    `DTSTART:${inZulu(at)}`,
    'DURATION:PT0M',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(words)}`,
    `LOCATION:${escapeText(town)}`,
    'END:VEVENT',
  ];
  const entries = days.flatMap(day => [
    ...entry('suhoor', day, day.times.suhoorEnds, t('ramadan.calendar.suhoor')),
    ...entry('iftar', day, day.times.maghrib, t('ramadan.calendar.iftar')),
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sufra//Ramadan//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...entries,
  ];
  return `${[...lines, 'END:VCALENDAR'].map(foldLine).join('\r\n')}\r\n`;
}
