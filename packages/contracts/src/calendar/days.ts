import { planDays } from '../constants/options.ts';

const dayMs = 86_400_000;

/** Days are counted without a clock and a zone: '2027-02-08' is the day that its member calls so. */
const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export const addDays = (date: string, days: number) => written(Date.parse(date) + days * dayMs);
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
export const datesFrom = (from: string, count: number) =>
  Array.from({ length: count }, (_, day) => addDays(from, day));

// A plan's week begins on Monday, and Date's on Sunday.
const placeInWeek = (date: string) => (new Date(Date.parse(date)).getUTCDay() + 6) % planDays.length;
export const weekdayOf = (date: string) => planDays[placeInWeek(date)] ?? 'monday';
export const mondayOf = (date: string) => addDays(date, -placeInWeek(date));
export const weekOf = (date: string) => datesFrom(mondayOf(date), planDays.length);
