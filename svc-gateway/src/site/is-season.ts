import { addDays } from '@sufra/prayer-times/days';
import { hijriOf, seasonOf } from '@sufra/prayer-times/hijri';

/**
 * From the middle of Sha'ban to Eid, with a day on each side: it is another day elsewhere, and the moon may be seen later. By the
 * clock of the server, since that of a device may be wrong.
 */
export function isSeason(at: Date): boolean {
  const date = at.toISOString().slice(0, 10);
  return [-1, 0, 1].some(days => seasonOf(hijriOf(addDays(date, days))) !== undefined);
}
