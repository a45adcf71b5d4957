import { daysBetween, type Recipe } from '@sufra/contracts';
import { findSunnah } from '../../sunnah-ingredients/find-sunnah.ts';
import { mealIn, type Plan, type PlanChange } from '../calendar-changes.ts';
import { type Meal, slotsOf } from '../slots.ts';

export interface NightsWish {
  dates: readonly string[];
  meals: readonly Meal[];
  /** So many days lie between the same dish and itself, at least. */
  apart: number;
  /** From the pantry to the table; undefined for any. */
  mostMinutes: number | undefined;
  likesSunnah: boolean;
}

export interface Proposal {
  changes: (Extract<PlanChange, { slot: unknown }> & { recipe: Recipe })[];
  /** Meals for which no dish is left that was not eaten too near to them. */
  free: number;
}

const minutesOf = ({ prepTime, cookTime }: Recipe) => prepTime + cookTime;

/** Days in which what was cooked still counts: a dish of last year is as welcome as any. */
const lately = 30;

/** What is eaten before dawn or between meals is made quickly. */
const quick = 40;
const lightMeals: readonly Meal[] = ['suhoor', 'snack'];

/** What the member's profile speaks against, and what is no longer halal, is proposed for no meal. */
export const mayBeProposed = (recipe: Recipe, { mostMinutes }: Pick<NightsWish, 'mostMinutes'>) =>
  recipe.halal.verdict !== 'haram' &&
  (recipe.avoided ?? []).length === 0 &&
  (mostMinutes === undefined || minutesOf(recipe) <= mostMinutes);

const sunnahFoods = ({ ingredientLines }: Recipe) =>
  ingredientLines.filter(({ item }) => findSunnah(item).some(({ isSunnah }) => isSunnah)).length;

/** The same in each run: a proposal that is asked for again is the same, until something else is wished for. */
function mixed(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash >>> 0;
}

interface Uses {
  recipeId: string;
  date: string;
}

const nearest = (uses: readonly Uses[], recipeId: string, date: string) =>
  Math.min(
    ...uses.filter(use => use.recipeId === recipeId).map(use => Math.abs(daysBetween(use.date, date))),
  );

/** Dishes of one's own for the meals that are free yet; no dish too near to itself, and each about as often as the others. */
export function proposeNights(plan: Plan, recipes: readonly Recipe[], wish: NightsWish): Proposal {
  const able = recipes.filter(recipe => mayBeProposed(recipe, wish));
  const liked = new Map(able.map(recipe => [recipe._id, likingOf(recipe, wish)]));
  const isLately = (date: string) => daysBetween(date, wish.dates.at(0) ?? date) <= lately;
  const uses: Uses[] = [
    ...plan.meals,
    ...able.flatMap(({ _id, personal }) =>
      personal.cookedOn.filter(isLately).map(date => ({ recipeId: _id, date })),
    ),
  ];
  const places = slotsOf(wish.dates).filter(({ id, meal }) => wish.meals.includes(meal) && !mealIn(plan, id));
  const changes = places.flatMap(({ id, date, meal }) => {
    const far = able.filter(({ _id }) => nearest(uses, _id, date) >= wish.apart);
    const worthOf = (recipe: Recipe) =>
      fitOf(recipe, meal) +
      (liked.get(recipe._id) ?? 0) -
      2 * uses.filter(use => use.recipeId === recipe._id).length;
    const [best] = far.toSorted(
      (a, b) => worthOf(b) - worthOf(a) || mixed(id + a._id) - mixed(id + b._id) || (a._id < b._id ? -1 : 1),
    );
    if (!best) return [];
    uses.push({ recipeId: best._id, date });
    return [{ slot: id, becomes: { recipeId: best._id }, recipe: best }];
  });
  return { changes, free: places.length - changes.length };
}

const likingOf = (recipe: Recipe, { likesSunnah }: NightsWish) =>
  (recipe.favorite ? 1 : 0) +
  ((recipe.personal.rating ?? 3) - 3) / 2 +
  (likesSunnah ? Math.min(3, sunnahFoods(recipe)) : 0);

const fitOf = (recipe: Recipe, meal: Meal) =>
  lightMeals.includes(meal) && minutesOf(recipe) <= quick ? 3 : 0;
