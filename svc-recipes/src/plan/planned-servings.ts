import type { MealPlace } from '@sufra/contracts';
import { guestsAt, leftoversOf, mealAt } from './days.ts';
import type { KeptDays } from './plan-model.ts';

/** A night's guests eat iftar or dinner. */
const guestsWith = (days: KeptDays, { date, meal }: MealPlace) =>
  meal === 'iftarOrDinner' ? guestsAt(days, date) : 0;

/**
 * For how many a meal is cooked: who is at table, the night's guests, and those who eat what is left of it. Leftovers are not cooked.
 * What is left is for as many as the meal itself, unless told.
 */
export function plannedServings(days: KeptDays, place: MealPlace, writtenFor: number): number {
  const meal = mealAt(days, place);
  if (meal?.recipeId === undefined) return 0;
  const people = meal.people ?? writtenFor;
  const later = leftoversOf(days, place).map(
    left => (mealAt(days, left)?.people ?? people) + guestsWith(days, left),
  );
  return later.reduce((sum, eaters) => sum + eaters, people + guestsWith(days, place));
}
