import type { cuisines, mealTypes } from '@sufra/contracts';
import type { FoodName, Unit, Way } from './food.ts';

export type Cuisine = (typeof cuisines)[number];
export type MealType = (typeof mealTypes)[number];

export interface LineOptions {
  /** The main ingredient: another of this family may take its place. */
  slot?: string;
  /** Without it, or something in its place, it is another dish. */
  must?: true;
  /** What takes its place in this dish, and nothing else does. */
  instead?: readonly FoodName[];
}

/** For two people. Without an amount: to taste. */
export type DishLine = readonly [
  food: FoodName,
  amount: number | null,
  unit: Unit | null,
  note: string | null,
  options: LineOptions,
];

/**
 * A step names foods in braces: `{onion, garlic}`, said as what stands in their place by then. A sentence that names only
 * what is left out goes with it, and so does a part in square brackets. `{=rice}` keeps its sentence only while the rice
 * is rice, `{!rice}` only when something took its place; `{done}` and `{minutes}` speak of the main ingredient, `{extras}`
 * of what was asked for beyond the dish.
 */
export type DishStep =
  | readonly [kind: 'prep' | 'rest', minutes: number, text: string]
  | readonly [kind: 'cook', minutes: number | Way, text: string]
  | readonly [kind: 'make', food: FoodName];

export interface Dish {
  title: string;
  description: string;
  cuisine: Cuisine;
  meals: readonly MealType[];
  /** What it goes by in a request. */
  names: readonly string[];
  tags: readonly string[];
  ingredients: readonly DishLine[];
  steps: readonly DishStep[];
}
