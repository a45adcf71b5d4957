import { useState } from 'react';
import { useStoredChoice } from '../ramadan/choice/use-ramadan-choice.ts';
import { isSeason } from '../ramadan/season/is-season.ts';
import { forgetEatAt, readEatAt, writeEatAt } from './eat-at.ts';
import { mealsAhead, zoneOf } from './meals-ahead.ts';
import { nextInstant } from './wall-clock.ts';

export interface EatingTime {
  at: number;
  isIftar: boolean;
}

/** When it is eaten tonight: at the time that the reader has set, or else, on a day of fasting in the season, at iftar. */
export function useEatingTime(now: Date | undefined) {
  const choice = useStoredChoice(isSeason());
  const [own, setOwn] = useState(() => readEatAt(Date.now()));
  const timeZone = zoneOf(choice);

  const iftar = () => {
    if (!now || !choice.town || !isSeason()) return undefined;
    const next = mealsAhead(now, choice.town, choice).iftar;
    return next?.isFast ? { at: next.iftar.getTime(), isIftar: true } : undefined;
  };
  const eating: EatingTime | undefined = own === undefined ? iftar() : { at: own, isIftar: false };

  return {
    timeZone,
    eating,
    isOwn: own !== undefined,
    set(time: string) {
      const at = nextInstant(now ?? new Date(), time, timeZone);
      writeEatAt(at);
      setOwn(at);
    },
    forget() {
      forgetEatAt();
      setOwn(undefined);
    },
  };
}
