import { expect, test } from '@jest/globals';
import { datesFrom, keepsUntil, type MealPlace, servingSizes } from '@sufra/contracts';
import { plus, type Rational, rational } from '@sufra/nutrition/measures';
import { aRecipe } from '../../test/a-recipe.ts';
import type { JudgedRecipe } from '../halal/rejudge.ts';
import { servingsOf } from '../recipe/servings-of.ts';
import { computeList } from '../shopping/compute-list.ts';
import { wholeList } from '../shopping/kept-list.ts';
import type { MealOnList } from '../shopping/shopping-model.ts';
import { applyChanges, isCooked, placesOf } from './days.ts';
import type { KeptDays, KeptMeal } from './plan-model.ts';
import { plannedServings } from './planned-servings.ts';

/** Numbers that look random and are the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * most);
  };
}

type Whole = ReturnType<typeof seeded>;

const monday = '2027-02-08';
/** The week that is bought for, and the days after it in which its leftovers are eaten. */
const week = datesFrom(monday, 7);
const known = datesFrom(monday, 11);
const items = ['rice', 'lentils', 'flour', 'lamb shoulder', 'dates'];

const someRecipes = (whole: Whole): JudgedRecipe[] =>
  Array.from({ length: 5 }, () => {
    const recipe = aRecipe({
      ingredientLines: items
        .filter(() => whole(2) === 0)
        .map(item => ({ quantity: 1 + whole(900), unit: 'g', item, note: null })),
    });
    return {
      ...recipe,
      options: { ...recipe.options, servingSize: servingSizes[whole(5)] ?? 2 },
    } as JudgedRecipe;
  });

function aCalendar(whole: Whole, recipes: readonly JudgedRecipe[]): KeptDays {
  let days: KeptDays = {};
  for (const place of placesOf(known)) {
    if (whole(3) === 0) continue;
    const people = whole(2) === 0 ? null : 1 + whole(12);
    const sources = placesOf(known).filter(source => isCooked(days, source) && keepsUntil(source, place));
    const source = sources[whole(sources.length)];
    const what: Partial<KeptMeal> =
      source && whole(3) === 0
        ? { leftoversOf: source }
        : { recipeId: String(recipes[whole(5)]?._id), by: 'm' };
    days = applyChanges(days, [{ ...place, becomes: { ...what, people, v: 1 } }]);
  }
  const nights = known.filter(() => whole(4) === 0);
  return applyChanges(
    days,
    nights.map(date => ({ date, guests: { count: 1 + whole(9), v: 1 } })),
  );
}

/** By hand: each meal is eaten by so many, who eat what was cooked there or then. */
function gramsByHand(days: KeptDays, byId: ReadonlyMap<string, JudgedRecipe>) {
  const sums = new Map<string, Rational>();
  for (const { date, meal } of placesOf(known)) {
    const eaten = days[date]?.meals?.[meal];
    if (!eaten) continue;
    const cooked: MealPlace = eaten.leftoversOf ?? { date, meal };
    const dish = days[cooked.date]?.meals?.[cooked.meal];
    const recipe = byId.get(dish?.recipeId ?? '');
    if (!recipe || !week.includes(cooked.date)) continue;
    const guests = meal === 'iftarOrDinner' ? (days[date]?.guests?.count ?? 0) : 0;
    const eaters = (eaten.people ?? dish?.people ?? servingsOf(recipe)) + guests;
    for (const { quantity, item } of recipe.ingredientLines) {
      const share = rational(BigInt(quantity ?? 0) * BigInt(eaters), BigInt(servingsOf(recipe)));
      sums.set(item, plus(sums.get(item) ?? rational(0), share));
    }
  }
  return new Map([...sums].map(([item, { over, under }]) => [item, `${over}/${under}`]));
}

test('a list equals the sum of what is eaten of its meals, in 1,000 random weeks to the last fraction', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const whole = seeded(seed);
    const recipes = someRecipes(whole);
    const byId = new Map(recipes.map(recipe => [String(recipe._id), recipe]));
    const days = aCalendar(whole, recipes);
    const meals = placesOf(week).flatMap((place, at): MealOnList[] => {
      const recipe = byId.get(days[place.date]?.meals?.[place.meal]?.recipeId ?? '');
      if (!recipe) return [];
      const { ownerId: by } = recipe;
      const servings = plannedServings(days, place, servingsOf(recipe));
      return [{ id: String(at), recipeId: String(recipe._id), by, servings, onDay: place, planned: null }];
    });
    const { lines } = computeList(wholeList('member', { meals }), recipes);
    const sums = lines.map(({ name, amounts }) => [name.toLowerCase(), amounts[0]?.fraction]);
    try {
      expect(new Map(sums as [string, string][])).toEqual(gramsByHand(days, byId));
    } catch (cause) {
      throw new Error(`It does not hold for seed ${seed}`, { cause });
    }
  }
});
