import { join } from 'node:path';
import type { Food, FoodName } from './food.ts';
import { linesOf } from './read/data-file.ts';
import { readFoods } from './read/read-foods.ts';

const foods = readFoods(linesOf(join(import.meta.dirname, 'foods.txt')));

export const foodNames: readonly FoodName[] = [...foods.keys()];

export const isFoodName = (name: string) => foods.has(name);

export function foodOf(name: FoodName): Food {
  const food = foods.get(name);
  if (!food) throw new Error(`The pantry has no '${name}'`);
  return food;
}

/** What may take the place of a food, best first: its own list, then that of each on it. */
export function substitutesOf(name: FoodName): FoodName[] {
  const found = new Set<FoodName>();
  let last = [name];
  while (last.length > 0) {
    last = last.flatMap(each => foodOf(each).instead ?? []).filter(one => one !== name && !found.has(one));
    for (const one of last) found.add(one);
  }
  return [...found];
}
