import type { MealPlace } from '@sufra/contracts';
import { guestsAt, leftoversOf, mealAt } from './days.ts';
import type { KeptDays, KeptMeal } from './plan-model.ts';

/** A night's guests eat iftar or dinner. */
const guestsWith = (days: KeptDays, { date, meal }: MealPlace) =>
  meal === 'iftarOrDinner' ? guestsAt(days, date) : 0;

/** Who is named counts where no number says more. */
const peopleAt = ({ people, eaters }: KeptMeal) => people ?? eaters?.length;

/**
 * For how many a meal is cooked: who is at table, the night's guests, and those who eat what is left of it. Leftovers are not cooked.
 * What is left is for as many as the meal itself, unless told.
 */
export function plannedServings(days: KeptDays, place: MealPlace, writtenFor: number): number {
  const meal = mealAt(days, place);
  if (meal?.recipeId === undefined) return 0;
  const people = peopleAt(meal) ?? writtenFor;
  const later = leftoversOf(days, place).map(
    left => (peopleAt(mealAt(days, left) ?? { people, v: 0 }) ?? people) + guestsWith(days, left),
  );
  return later.reduce((sum, eaters) => sum + eaters, people + guestsWith(days, place));
}
