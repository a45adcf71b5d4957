import { addDays, type CivilDate, dateIn, timesOfDay } from '@sufra/prayer-times';
import { hijriIn, type Season, seasonOf } from '@sufra/prayer-times/hijri';
import type { Town } from '@sufra/prayer-times/towns';
import { daysMoreOf } from '../ramadan/choice/followed-moon.ts';
import { type RamadanChoice, wayOf } from '../ramadan/choice/ramadan-choice.ts';

const isRamadan = (season: Season | undefined) => season === 'ramadan';

function mealsOf(date: CivilDate, town: Town, choice: RamadanChoice) {
  const isFast = isRamadan(seasonOf(hijriIn(date, daysMoreOf(choice))));
  const { maghrib, suhoorEnds } = timesOfDay(town, date, { ...wayOf(choice), isRamadan: isFast });
  return { date, isFast, iftar: maghrib, suhoorEnds };
}

/** The iftar and the end of the suhoor that are next in a town, whether it is fasted or not. */
export function mealsAhead(now: Date, town: Town, choice: RamadanChoice) {
  const today = dateIn(town.timeZone, now);
  const days = [0, 1, 2].map(after => mealsOf(addDays(today, after), town, choice));
  return {
    iftar: days.find(({ iftar }) => iftar > now),
    suhoor: days.find(({ suhoorEnds }) => suhoorEnds > now),
  };
}

/** Where clocks are looked at: in the town that was chosen, or where this browser is. */
export const zoneOf = ({ town }: RamadanChoice) =>
  town?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
