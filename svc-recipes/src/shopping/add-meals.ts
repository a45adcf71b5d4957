import { datesFrom, limits, mondayOf, planDays, weekdayOf } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import type { Table } from '../household/seat-of.ts';
import { visibleTo } from '../library/own-recipe.ts';
import { keptCalendar, plannedOn } from '../plan/kept-calendar.ts';
import type { PlanModel } from '../plan/plan-model.ts';
import { today } from '../plan/today.ts';
import { assertPremium, type PremiumDeps } from '../quota/assert-premium.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { servingsOf } from '../recipe/servings-of.ts';
import { changeList, type ListChange, type ListDeps } from './change-list.ts';
import type { MealOnList } from './shopping-model.ts';

export interface MealDeps extends ListDeps, PremiumDeps {
  plans: PlanModel;
}

type Asked = Omit<ListChange, 'change'>;

interface AddRecipe extends Asked {
  /** Who puts it there: a household’s list has recipes of all its members. */
  memberId: string;
  recipe: string;
  servings?: number | undefined;
  replace: boolean;
}

const newId = () => String(new Types.ObjectId());

/** What a recipe wants. That of a recipe which is there already by itself takes its place: it is bought for so many people now. */
export async function addRecipe(
  deps: MealDeps,
  { memberId, recipe: id, servings, replace, ...asked }: AddRecipe,
) {
  const { ownerId } = asked;
  const recipe = await deps.recipes.findOne({ ...visibleTo(memberId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  const meal: MealOnList = {
    ...{ id: newId(), recipeId: id, by: memberId, planned: null },
    servings: servings ?? servingsOf(recipe),
  };
  return changeList(deps, {
    ...asked,
    change: async ({ meals }) => {
      if (replace) return { meals: [meal], plan: null };
      const others = meals.filter(meal => meal.recipeId !== id || isPlanned(meal));
      if (others.length > 0 && !(await isPremium(deps.allowances, ownerId)))
        throw new Problem('premium_only');
      if (others.length >= limits.shoppingMeals) throw new Problem('list_full');
      return { meals: [...others, meal] };
    },
  });
}

interface TakePlan extends Asked {
  /** Whose calendar it is. */
  table: Table;
  /** Of the calendar; days of the week are those of the present one. */
  dates?: string[] | undefined;
  days?: (typeof planDays)[number][] | undefined;
  servings?: number | undefined;
}

const isPlanned = ({ planned, onDay }: MealOnList) => planned !== null || onDay !== undefined;

/** What the planned meals of some days want, in place of those that the list has from the plan; recipes by themselves stay. */
export async function takePlan(deps: MealDeps, { servings, table, ...asked }: TakePlan) {
  const { ownerId, days = [] } = asked;
  await assertPremium(deps, ownerId);
  const thisWeek = datesFrom(mondayOf(today()), planDays.length);
  const dates = (asked.dates ?? thisWeek.filter(date => days.includes(weekdayOf(date)))).toSorted();
  const calendar = await keptCalendar(deps.plans, table);
  const { planned } = await plannedOn(deps, calendar, dates);
  const meals = planned
    // What is left of another meal was bought with that meal.
    .filter(({ leftoversOf }) => leftoversOf === null)
    .map(
      ({ date, meal, recipe, servings: wanted }): MealOnList => ({
        ...{ id: newId(), recipeId: String(recipe._id), by: recipe.ownerId },
        servings: servings ?? wanted,
        onDay: { date, meal },
        planned: meal === 'snack' ? null : { day: weekdayOf(date), slot: meal },
      }),
    );
  const plan = { version: calendar.version, dates, days: [...new Set(dates.map(weekdayOf))] };
  return changeList(deps, {
    ...asked,
    change: list => {
      const others = list.meals.filter(meal => !isPlanned(meal));
      if (others.length + meals.length > limits.shoppingMeals) throw new Problem('list_full');
      return { meals: [...others, ...meals], plan };
    },
  });
}

interface OneMeal extends Asked {
  meal: string;
}

export const changeServings = (
  deps: ListDeps,
  { meal, servings, ...asked }: OneMeal & { servings: number },
) =>
  changeList(deps, {
    ...asked,
    change: ({ meals }) => {
      if (!meals.some(({ id }) => id === meal)) throw new Problem('not_found');
      return { meals: meals.map(each => (each.id === meal ? { ...each, servings } : each)) };
    },
  });

export const takeMealOff = (deps: ListDeps, { meal, ...asked }: OneMeal) =>
  changeList(deps, {
    ...asked,
    change: ({ meals }) =>
      meals.some(({ id }) => id === meal) ? { meals: meals.filter(({ id }) => id !== meal) } : undefined,
  });
