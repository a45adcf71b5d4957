import type { Dish } from '../pantry/dish.ts';
import type { FoodName } from '../pantry/food.ts';
import { isCalled, normalise } from '../pantry/words.ts';
import type { Wanted, Wish } from '../wish/wish.ts';
import { isSweet } from './add-wanted.ts';
import { isKind } from './line.ts';
import { nutritionOf } from './nutrition.ts';
import type { Plan } from './plan.ts';
import { proteinTarget } from './pursue-goals.ts';
import { mainFoodOf } from './render-text.ts';
import { writeSteps } from './write-steps.ts';

export const lowCarbGrams = 30;

const savouryKinds = ['meat', 'poultry', 'fish', 'shellfish', 'vegetable', 'pulse'] as const;

const isSavoury = ({ foods }: Wanted) =>
  foods.length > 0 && foods.every(food => savouryKinds.some(kind => isKind(food, kind)));

/** 'Dates' are a sweet by that name, but beside chicken they are a food like it. */
function namesOfDishes(dish: Dish, { names, wanted }: Wish): string[] {
  const asked = names.map(normalise);
  if (!isSweet({ dish }) || !wanted.some(isSavoury)) return asked;
  const foods = new Set(wanted.map(({ word }) => normalise(word)));
  return asked.filter(name => !foods.has(name));
}

function nameScore(dish: Dish, wish: Wish): number {
  const { names, tags } = dish;
  const asked = namesOfDishes(dish, wish);
  const own = names.map(normalise).filter(name => asked.includes(name));
  if (own.length > 0) return 1000 + 10 * Math.max(...own.map(name => name.length));
  return tags.some(tag => asked.includes(normalise(tag))) ? 600 : 0;
}

// Without the lamb that was asked for it is another dish; without the parsley it is not.
const isAnimal = (food: FoodName) =>
  (['meat', 'poultry', 'fish', 'shellfish'] as const).some(kind => isKind(food, kind));

const sweetKinds = ['fruit', 'sweetener', 'coconut'] as const;

/** Pears and honey, and nothing that belongs into a main meal: something sweet is meant. */
const asksForSweet = ({ wanted }: Wish) =>
  wanted.length > 0 &&
  wanted.every(({ foods }) => foods.every(food => sweetKinds.some(kind => isKind(food, kind))));

function wantedScore(plan: Plan, wish: Wish): number {
  const { dish, lines } = plan;
  const own = new Set(dish.ingredients.map(([food]) => food));
  const main = mainFoodOf(plan);
  const inDish = new Set(lines.map(line => line.food));
  const scores: number[] = wish.wanted.map(({ word, foods }) => {
    const native = foods.filter(food => own.has(food) && inDish.has(food));
    const weight = native.some(isAnimal) ? 2 : 1;
    if (native.length > 0) return weight * (native.some(food => isCalled(food, word)) ? 20 : 14);
    if (!main || !foods.includes(main)) return 0;
    return (isAnimal(main) ? 2 : 1) * (isCalled(main, word) ? 18 : 12);
  });
  return Math.min(
    200,
    scores.reduce((sum, one) => sum + one, 0),
  );
}

function goalScore(plan: Plan, { goals, meal }: Wish): number {
  const { carbs, protein } = nutritionOf(plan.lines, 2);
  const tooStarchy = goals.includes('Low-carb') && carbs > lowCarbGrams;
  const isTreat = isSweet(plan) && meal !== 'Dessert';
  const tooLean = goals.includes('High-protein') && (isTreat || protein < proteinTarget(plan) - 1);
  return (tooStarchy ? -150 - carbs : 0) + (tooLean ? -100 : 0);
}

function timeScore(plan: Plan, { maxMinutes, servings }: Wish): number {
  if (maxMinutes === undefined) return 0;
  const minutes = writeSteps(plan, servings).reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  return minutes <= maxMinutes ? 0 : -400 - minutes;
}

/** How well a dish answers a wish: its name before its cuisine, that before its meal, that before what is in the fridge. */
export function scorePlan(plan: Plan, wish: Wish): number {
  const { dish } = plan;
  const cuisine = wish.cuisine === dish.cuisine ? 300 : 0;
  const meal = wish.meal && dish.meals.includes(wish.meal) ? 250 : 0;
  const sweet = !wish.meal && wish.names.length === 0 && isSweet(plan);
  const unasked = sweet ? (asksForSweet(wish) ? 60 : -60) : 0;
  return (
    nameScore(dish, wish) +
    cuisine +
    meal +
    unasked +
    wantedScore(plan, wish) +
    goalScore(plan, wish) +
    timeScore(plan, wish)
  );
}
