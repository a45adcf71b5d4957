import type { Food } from './food.ts';
import { dairy } from './foods/dairy.ts';
import { fruitSweetNuts } from './foods/fruit-sweet-nuts.ts';
import { grains } from './foods/grains.ts';
import { proteins } from './foods/proteins.ts';
import { seasonings } from './foods/seasonings.ts';
import { vegetables } from './foods/vegetables.ts';

const table = { ...proteins, ...vegetables, ...grains, ...dairy, ...seasonings, ...fruitSweetNuts };

export type FoodName = keyof typeof table;

export const foods: Readonly<Record<FoodName, Food>> = table;

export const isFoodName = (name: string): name is FoodName => Object.hasOwn(foods, name);

export const foodNames = Object.keys(foods).filter(isFoodName);

const followersOf = (name: FoodName) => (foods[name].instead ?? []).filter(isFoodName);

/** What may take the place of a food, best first: its own list, then that of each on it. */
export function substitutesOf(name: FoodName): FoodName[] {
  const found = new Set<FoodName>();
  let last: FoodName[] = [name];
  while (last.length > 0) {
    last = last.flatMap(followersOf).filter(one => one !== name && !found.has(one));
    for (const one of last) found.add(one);
  }
  return [...found];
}
