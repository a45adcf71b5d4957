import {
  addDays,
  type CalendarAnswer,
  calendarMeals,
  mondayOf,
  planDays,
  type Recipe,
} from '@sufra/contracts';
import { today } from '../src/plan/dates.ts';

type Weekday = (typeof planDays)[number];
type Meal = (typeof calendarMeals)[number];
export type Filled = Partial<Record<`${Weekday}-${Meal}`, string>>;

/** A week with these recipes in it, the present one unless told: `aPlan({ 'monday-lunch': id })`. */
export function aPlan(
  filled: Filled = {},
  { monday = mondayOf(today()), version = 0, recipes = [] as Recipe[] } = {},
): CalendarAnswer {
  const meals = planDays.flatMap((day, at) =>
    calendarMeals.flatMap(meal => {
      const recipeId = filled[`${day}-${meal}`];
      const place = { date: addDays(monday, at), meal };
      return recipeId ? [{ ...place, recipeId, people: null, leftoversOf: null, servings: 4 }] : [];
    }),
  );
  return { version, from: addDays(monday, -7), to: addDays(monday, 13), meals, guests: [], recipes };
}

/** What a week is filled with, as it was given. */
export const filledOf = ({ meals }: Pick<CalendarAnswer, 'meals'>, monday = mondayOf(today())): Filled =>
  Object.fromEntries(
    meals.flatMap(({ date, meal, recipeId }) => {
      const day = planDays.find((_, at) => addDays(monday, at) === date);
      return day ? [[`${day}-${meal}`, recipeId]] : [];
    }),
  );
