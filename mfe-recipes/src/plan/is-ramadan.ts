import { hijriIn, ramadan } from '@sufra/prayer-times/hijri';
import { daysMoreOf, followedMoon } from '../ramadan/choice/followed-moon.ts';

const known = new Map<string, boolean>();
let knownBy: unknown;

/** By the day on which the months begin where the member is: as they chose it, or as it was announced. */
export function isRamadan(date: string): boolean {
  const moon = followedMoon();
  if (knownBy !== moon.announced) known.clear();
  knownBy = moon.announced;
  const key = `${date} ${moon.ownDaysMore} ${moon.town?.country}`;
  const is = known.get(key) ?? hijriIn(date, daysMoreOf(moon)).month === ramadan;
  known.set(key, is);
  return is;
}
