import { planDays } from '@sufra/contracts';
import type { Day } from '../slots.ts';

const daysInWeek = planDays.length;

/** The day of the week so many days after a date, where the member is. */
export function dayFrom(date: Date, after: number): Day {
  // A plan's week begins on Monday, and Date's on Sunday.
  const place = (date.getDay() + daysInWeek - 1 + after) % daysInWeek;
  return planDays[place] ?? 'monday';
}
