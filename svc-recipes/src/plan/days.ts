import {
  addDays,
  type CalendarMealName,
  calendarMeals,
  datesFrom,
  isSamePlace,
  limits,
  type MealPlace,
  planDays,
  planSlots,
  WeekPlan,
} from '@sufra/contracts';
import type { KeptDay, KeptDays, KeptMeal } from './plan-model.ts';

/** What becomes of a meal, or of a night's guests. */
export type DayChange =
  | { date: string; meal: CalendarMealName; becomes: KeptMeal }
  | { date: string; guests: { count: number; v: number } };

export const mealAt = (days: KeptDays, { date, meal }: MealPlace) => days[date]?.meals?.[meal];
export const guestsAt = (days: KeptDays, date: string) => days[date]?.guests?.count ?? 0;

export const isCooked = (days: KeptDays, place: MealPlace) => mealAt(days, place)?.recipeId !== undefined;

/** The meal that is cooked for this one: itself, or what it is left of. */
export function cookedFor(days: KeptDays, place: MealPlace): (KeptMeal & { recipeId: string }) | undefined {
  const meal = mealAt(days, place);
  const cooked = meal?.leftoversOf ? mealAt(days, meal.leftoversOf) : meal;
  return cooked?.recipeId === undefined ? undefined : { ...cooked, recipeId: cooked.recipeId };
}

/** The meals of some days, in the order in which they are eaten. */
export const placesOf = (dates: readonly string[]): MealPlace[] =>
  dates.flatMap(date => calendarMeals.map(meal => ({ date, meal })));

export const leftoversOf = (days: KeptDays, source: MealPlace): MealPlace[] =>
  placesOf(datesFrom(source.date, limits.leftoverDays + 1)).filter(place => {
    const from = mealAt(days, place)?.leftoversOf;
    return from !== undefined && isSamePlace(from, source);
  });

export function applyChanges(days: KeptDays, changes: readonly DayChange[]): KeptDays {
  const next = { ...days };
  for (const change of changes) {
    const day = next[change.date] ?? {};
    next[change.date] =
      'guests' in change
        ? { ...day, guests: change.guests }
        : { ...day, meals: { ...day.meals, [change.meal]: change.becomes } };
  }
  return next;
}

const isOf = (members: ReadonlySet<string>, by: string | undefined) => by === undefined || members.has(by);

interface AtTable {
  /** They bring their recipes. */
  members: ReadonlySet<string>;
  /** The same, and those without an account. */
  eaters: ReadonlySet<string>;
}

/** A meal of which all have left the table who were to eat it is for all. */
const withEatersOf = ({ eaters = [], ...meal }: KeptMeal, known: ReadonlySet<string>): KeptMeal => {
  const present = eaters.filter(id => known.has(id));
  return present.length > 0 ? { ...meal, eaters: present } : meal;
};

/** The meals of members who bring theirs to one table; of the others nothing, and not what stood there before. */
export function onlyOf(days: KeptDays, { members, eaters }: AtTable): KeptDays {
  const ofDay = ({ meals, ...day }: KeptDay): KeptDay => {
    if (!meals) return day;
    const kept = Object.entries(meals)
      .filter(([, { by }]) => isOf(members, by))
      .map(([name, { was, ...kept }]) => {
        const meal = withEatersOf(kept, eaters);
        return [name, was && isOf(members, was.by) ? { ...meal, was } : meal];
      });
    return { ...day, meals: Object.fromEntries(kept) };
  };
  return Object.fromEntries(Object.entries(days).map(([date, day]) => [date, ofDay(day)]));
}

/** A week as it was before there were others: the recipe of each meal, whoever eats it. */
export const weekPlanOf = (days: KeptDays, monday: string): WeekPlan =>
  WeekPlan.parse(
    Object.fromEntries(
      planDays.map((day, at) => {
        const date = addDays(monday, at);
        const recipeFor = (meal: CalendarMealName) => cookedFor(days, { date, meal })?.recipeId ?? null;
        return [day, Object.fromEntries(planSlots.map(slot => [slot, recipeFor(slot)]))];
      }),
    ),
  );
