import { dateIn, timesOfDay } from '@sufra/prayer-times';
import { daysOfMonth, hijriIn, markOf, ramadan } from '@sufra/prayer-times/hijri';
import { nameOfTown, type Town } from '@sufra/prayer-times/towns';
import { pageLanguage } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { type CalendarDay, calendarFile, escapeText, inWords } from '../calendar/calendar-file.ts';
import { markNames } from '../calendar/mark-names.ts';
import { monthDays } from '../calendar/month-days.ts';
import { daysMoreOf } from '../choice/followed-moon.ts';
import { type RamadanChoice, wayOf } from '../choice/ramadan-choice.ts';
import { formatHijriDay } from '../times/format-times.ts';

export type ChoiceInTown = RamadanChoice & { town: Town };

/** So long it has something to tell though no browser renews it: one Ramadan is always in it. */
const monthsAhead = 12;
/** Programs that keep to it ask four times a day. */
const askAgain = 'PT6H';

/** As ICU sets them around a value in Arabic and Urdu. */
const isolates = /[\u2066-\u2069]/g;

/** From the first of the present Hijri month on, so that it changes with a month and not with each day. */
function daysAhead(choice: ChoiceInTown, now: Date): CalendarDay[] {
  const { town } = choice;
  const daysMore = daysMoreOf(choice);
  const present = hijriIn(dateIn(town.timeZone, now), daysMore);
  return Array.from({ length: monthsAhead }, (_, more) => {
    const months = present.month - 1 + more;
    return { year: present.year + Math.floor(months / 12), month: (months % 12) + 1 };
  }).flatMap(month => {
    if (month.month === ramadan) return monthDays(month, town, choice).map(inWords);
    if (!choice.showsFasts) return [];
    return daysOfMonth(month, daysMore).flatMap((date, index) => {
      const hijri = { ...month, day: index + 1 };
      const mark = markOf(date, hijri);
      if (!mark) return [];
      const times = timesOfDay(town, date, { ...wayOf(choice), isRamadan: false });
      return [{ date, times, words: `${markNames()[mark]} · ${formatHijriDay(hijri)}` }];
    });
  });
}

export const townOf = ({ town }: ChoiceInTown) => nameOfTown(town, pageLanguage());

/** What a calendar program reads: Ramadan as the file has it, and the fasts of the year that the member has chosen to see. */
export function calendarAhead(choice: ChoiceInTown, { now, made = now }: { now: Date; made?: Date }): string {
  const town = townOf(choice);
  // What keeps a name apart on a page may be shown as a sign in the list of a calendar program.
  const name = escapeText(t('ramadan.subscribe.name', { town }).replaceAll(isolates, ''));
  const head = [
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${askAgain}`,
    `X-PUBLISHED-TTL:${askAgain}`,
  ];
  return calendarFile(daysAhead(choice, now), { town, made, head });
}
