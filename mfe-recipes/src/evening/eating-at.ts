import { addDays, dateIn } from '@sufra/prayer-times';
import type { RamadanChoice } from '../ramadan/choice/ramadan-choice.ts';
import { mealsAhead, zoneOf } from '../ready-at/meals-ahead.ts';
import { instantOf, isTime, nextInstant, timeOf } from '../ready-at/wall-clock.ts';
import type { Evening, Occasion } from './kept-evening.ts';

const minute = 60_000;
const usualTime = '19:00';
const usualEvening = '22:00';
/** A suhoor that is prepared in the night itself is ready so long before its end. */
const toEat = 60 * minute;

export interface Eating {
  occasion: Occasion;
  /** When all dishes are to be ready. */
  at: number;
  timeZone: string;
  /** As the field of time has it. */
  time: string;
  /** When the suhoor ends for which it is prepared. */
  suhoorEnds?: number;
}

interface Asked extends Pick<Evening, 'occasion' | 'time'> {
  now: Date;
  choice: RamadanChoice;
  /** What was set for tonight on a recipe. */
  tonight: number | undefined;
}

/** Iftar and the suhoor by the sun of the town; a suhoor is prepared the evening before it. */
export function eatingAt({ occasion, time, now, choice, tonight }: Asked): Eating {
  const timeZone = zoneOf(choice);
  const meals = choice.town && mealsAhead(now, choice.town, choice);
  const own = time !== undefined && isTime(time) ? time : undefined;
  const asTime = (): Eating => {
    const kept = own === undefined && tonight !== undefined && tonight > now.getTime() ? tonight : undefined;
    const at = kept ?? nextInstant(now, own ?? usualTime, timeZone);
    return { occasion: 'time', at, timeZone, time: timeOf(at, timeZone) };
  };
  const asked = occasion ?? (meals?.iftar?.isFast && tonight === undefined ? 'iftar' : 'time');

  if (asked === 'iftar' && meals?.iftar) {
    const at = meals.iftar.iftar.getTime();
    return { occasion: 'iftar', at, timeZone, time: timeOf(at, timeZone) };
  }
  if (asked === 'suhoor' && meals?.suhoor) {
    const suhoorEnds = meals.suhoor.suhoorEnds.getTime();
    const evening = addDays(dateIn(timeZone, new Date(suhoorEnds)), -1);
    const wanted = instantOf(evening, own ?? usualEvening, timeZone);
    const at = wanted > now.getTime() ? wanted : suhoorEnds - toEat;
    return { occasion: 'suhoor', at, timeZone, time: timeOf(at, timeZone), suhoorEnds };
  }
  return asTime();
}
