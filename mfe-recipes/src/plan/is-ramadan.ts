import { hijriIn, ramadan } from '@sufra/prayer-times/hijri';
import { readStored } from '../remembered/browser-storage.ts';

/** How many days later the months begin where the member is, as chosen on the page of the month. */
function daysMore(): number {
  const kept = readStored('localStorage', 'ramadan') as { daysMore?: unknown } | null;
  return kept?.daysMore === 1 || kept?.daysMore === -1 ? kept.daysMore : 0;
}

const known = new Map<string, boolean>();

export function isRamadan(date: string): boolean {
  const more = daysMore();
  const key = `${date} ${more}`;
  const is = known.get(key) ?? hijriIn(date, () => more).month === ramadan;
  known.set(key, is);
  return is;
}
