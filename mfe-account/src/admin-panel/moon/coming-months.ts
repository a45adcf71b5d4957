import { type HijriDate, hijriOf } from '@sufra/prayer-times/hijri';

const shown = 14;

/** The month before the present one, the present one, and those of a year. */
export function comingMonths(today: string): Pick<HijriDate, 'year' | 'month'>[] {
  const { year, month } = hijriOf(today);
  const before = year * 12 + month - 2;
  return Array.from({ length: shown }, (_, further) => ({
    year: Math.floor((before + further) / 12),
    month: ((before + further) % 12) + 1,
  }));
}
