import { addDays, dateIn, daysBetween, type TimesOfDay, timesOfDay } from '@sufra/prayer-times';
import {
  type HijriDate,
  hijriIn,
  monthStart,
  ramadan,
  type Season,
  seasonOf,
} from '@sufra/prayer-times/hijri';
import type { Town } from '@sufra/prayer-times/towns';
import { daysMoreOf } from '../choice/followed-moon.ts';
import { type RamadanChoice, wayOf } from '../choice/ramadan-choice.ts';

export interface Moment {
  season: Season | undefined;
  /** Whose day it is; before Ramadan that which is waited for. */
  month: Pick<HijriDate, 'year' | 'month'>;
  /** Of the Hijri month. */
  day: number;
  daysUntilRamadan: number;
}

export interface MomentInTown extends Moment {
  times: TimesOfDay;
  /** What is waited for: the end of the suhoor or iftar, today's or tomorrow's; nothing on the day of Eid. */
  next?: { kind: 'suhoor' | 'iftar'; at: Date };
}

const zoneOfBrowser = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The card stands there until Eid is over in every country, and says of the days after it no more than of the feast. */
const shownSeason = (hijri: HijriDate) => seasonOf(hijri) ?? (hijri.month > ramadan ? 'eid' : undefined);

export function momentOf(now: Date, choice: RamadanChoice): Moment {
  const date = dateIn(choice.town?.timeZone ?? zoneOfBrowser(), now);
  const daysMore = daysMoreOf(choice);
  const hijri = hijriIn(date, daysMore);
  const { year, month, day } = hijri;
  const first = monthStart({ year, month: ramadan }, daysMore);
  const daysUntilRamadan = daysBetween(date, first);
  return {
    season: shownSeason(hijri),
    month: { year, month: Math.max(month, ramadan) },
    day,
    daysUntilRamadan,
  };
}

export function momentInTown(now: Date, town: Town, choice: RamadanChoice): MomentInTown {
  const date = dateIn(town.timeZone, now);
  const way = { ...wayOf(choice), isRamadan: true };
  const times = timesOfDay(town, date, way);
  const tomorrow = addDays(date, 1);
  const isFast = (day: string) => seasonOf(hijriIn(day, daysMoreOf(choice))) === 'ramadan';
  const awaited = [
    ...(isFast(date)
      ? [
          { kind: 'suhoor' as const, at: times.suhoorEnds },
          { kind: 'iftar' as const, at: times.maghrib },
        ]
      : []),
    ...(isFast(tomorrow)
      ? [{ kind: 'suhoor' as const, at: timesOfDay(town, tomorrow, way).suhoorEnds }]
      : []),
  ];
  return { ...momentOf(now, choice), times, next: awaited.find(({ at }) => at > now) };
}
