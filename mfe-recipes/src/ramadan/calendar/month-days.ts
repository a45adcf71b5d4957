import { type CivilDate, type TimesOfDay, timesOfDay } from '@sufra/prayer-times';
import { daysOfMonth, type HijriDate } from '@sufra/prayer-times/hijri';
import type { Town } from '@sufra/prayer-times/towns';
import { daysMoreOf } from '../choice/followed-moon.ts';
import { type RamadanChoice, wayOf } from '../choice/ramadan-choice.ts';

export interface MonthDay {
  /** Of Ramadan. */
  day: number;
  date: CivilDate;
  times: TimesOfDay;
}

export const monthDays = (
  month: Pick<HijriDate, 'year' | 'month'>,
  town: Town,
  choice: RamadanChoice,
): MonthDay[] =>
  daysOfMonth(month, daysMoreOf(choice)).map((date, index) => ({
    day: index + 1,
    date,
    times: timesOfDay(town, date, { ...wayOf(choice), isRamadan: true }),
  }));
