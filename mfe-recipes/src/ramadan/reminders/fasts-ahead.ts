import { addDays, type CivilDate, dateIn, timesOfDay } from '@sufra/prayer-times';
import { hijriIn, markOf, seasonOf } from '@sufra/prayer-times/hijri';
import type { Town } from '@sufra/prayer-times/towns';
import { daysMoreOf } from '../choice/followed-moon.ts';
import { type RamadanChoice, wayOf } from '../choice/ramadan-choice.ts';

export interface FastAhead {
  date: CivilDate;
  suhoorEnds: Date;
  iftar: Date;
}

/** So far a browser knows them, however long this page is not opened; in the season each visit computes them anew. */
const daysAhead = 120;

/** The days of Ramadan, and the fasts of the Sunnah for those who want these marked, from today on. */
export function fastsAhead(choice: RamadanChoice & { town: Town }, now: Date): FastAhead[] {
  const { town } = choice;
  const today = dateIn(town.timeZone, now);
  return Array.from({ length: daysAhead }, (_, days) => addDays(today, days)).flatMap(date => {
    const hijri = hijriIn(date, daysMoreOf(choice));
    const isRamadan = seasonOf(hijri) === 'ramadan';
    if (!isRamadan && !(choice.showsFasts && markOf(date, hijri))) return [];
    const { suhoorEnds, maghrib } = timesOfDay(town, date, { ...wayOf(choice), isRamadan });
    return [{ date, suhoorEnds, iftar: maghrib }];
  });
}
