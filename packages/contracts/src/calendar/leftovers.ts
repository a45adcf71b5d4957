import type { MealPlace } from '../api/meal-place.ts';
import { leftoverDays } from '../constants/limits.ts';
import { calendarMeals } from '../constants/options.ts';
import { daysBetween } from './days.ts';

export const isSamePlace = (a: MealPlace, b: MealPlace) => a.date === b.date && a.meal === b.meal;

/** Whether what is left of the one can be eaten at the other: later, and as long as it keeps. */
export function keepsUntil(source: MealPlace, place: MealPlace): boolean {
  const apart = daysBetween(source.date, place.date);
  if (apart === 0) return calendarMeals.indexOf(source.meal) < calendarMeals.indexOf(place.meal);
  return apart > 0 && apart <= leftoverDays;
}
