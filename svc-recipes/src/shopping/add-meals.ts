import { limits, type planDays } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import { Types } from 'mongoose';
import { visibleTo } from '../library/own-recipe.ts';
import { keptPlan, planPlaces } from '../plan/kept-plan.ts';
import type { PlanModel } from '../plan/plan-model.ts';
import { assertPremium, type PremiumDeps } from '../quota/assert-premium.ts';
import { isPremium } from '../quota/is-premium.ts';
import type { RecipeDocument } from '../recipe/recipe-model.ts';
import { changeList, type ListChange, type ListDeps } from './change-list.ts';
import { servingsOf } from './compute-list.ts';
import type { MealOnList } from './shopping-model.ts';

export interface MealDeps extends ListDeps, PremiumDeps {
  plans: PlanModel;
}

type Asked = Omit<ListChange, 'change'>;

interface AddRecipe extends Asked {
  recipe: string;
  servings?: number | undefined;
  replace: boolean;
}

const newId = () => String(new Types.ObjectId());

/** What a recipe wants. That of a recipe which is there already by itself takes its place: it is bought for so many people now. */
export async function addRecipe(deps: MealDeps, { recipe: id, servings, replace, ...asked }: AddRecipe) {
  const { ownerId } = asked;
  const recipe = await deps.recipes.findOne({ ...visibleTo(ownerId), _id: id }).lean<RecipeDocument>();
  if (!recipe) throw new Problem('not_found');
  const meal: MealOnList = {
    ...{ id: newId(), recipeId: id, by: ownerId, planned: null },
    servings: servings ?? servingsOf(recipe),
  };
  return changeList(deps, {
    ...asked,
    change: async ({ meals }) => {
      if (replace) return { meals: [meal], plan: null };
      const others = meals.filter(({ recipeId, planned }) => recipeId !== id || planned !== null);
      if (others.length > 0 && !(await isPremium(deps.allowances, ownerId)))
        throw new Problem('premium_only');
      if (others.length >= limits.shoppingMeals) throw new Problem('list_full');
      return { meals: [...others, meal] };
    },
  });
}

interface TakePlan extends Asked {
  days: (typeof planDays)[number][];
  servings?: number | undefined;
}

/** What the planned meals of some days want, in place of those that the list has from the plan; recipes by themselves stay. */
export async function takePlan(deps: MealDeps, { days, servings, ...asked }: TakePlan) {
  const { ownerId } = asked;
  await assertPremium(deps, ownerId);
  const { plan, version, recipes } = await keptPlan(deps, ownerId);
  const byId = new Map(recipes.map(recipe => [String(recipe._id), recipe]));
  const planned = planPlaces
    .filter(({ day }) => days.includes(day))
    .flatMap(({ day, slot }): MealOnList[] => {
      const recipe = byId.get(plan[day][slot] ?? '');
      if (!recipe) return [];
      const meal = { id: newId(), recipeId: String(recipe._id), by: ownerId, planned: { day, slot } };
      return [{ ...meal, servings: servings ?? servingsOf(recipe) }];
    });
  return changeList(deps, {
    ...asked,
    change: ({ meals }) => {
      const others = meals.filter(meal => meal.planned === null);
      if (others.length + planned.length > limits.shoppingMeals) throw new Problem('list_full');
      return { meals: [...others, ...planned], plan: { version, days } };
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
