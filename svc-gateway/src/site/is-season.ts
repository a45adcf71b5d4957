import { addDays } from '@sufra/prayer-times/days';
import { hijriOf, seasonOf } from '@sufra/prayer-times/hijri';

/** It is another day elsewhere, and the moon may be seen a day earlier or later there. */
const aroundDays = [-2, -1, 0, 1, 2];

/**
 * From the middle of Sha'ban to Eid in every country, so with two days on each side. By the clock of the server, since that of a
 * device may be wrong.
 */
export function isSeason(at: Date): boolean {
  const date = at.toISOString().slice(0, 10);
  return aroundDays.some(days => seasonOf(hijriOf(addDays(date, days))) !== undefined);
}
