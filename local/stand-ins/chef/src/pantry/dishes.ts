import { join } from 'node:path';
import { cuisines } from '@sufra/contracts';
import type { Dish } from './dish.ts';
import { families } from './families.ts';
import { isFoodName } from './foods.ts';
import { linesOf } from './read/data-file.ts';
import { readDishes } from './read/read-dishes.ts';

const fileOf = (cuisine: string) => `${cuisine.toLowerCase().replaceAll(' ', '-')}.txt`;

/** Of each cuisine that the form offers. */
export const dishes: readonly Dish[] = cuisines.flatMap(cuisine =>
  readDishes(linesOf(join(import.meta.dirname, 'dishes', fileOf(cuisine))), {
    isFood: isFoodName,
    isFamily: name => families.has(name),
  }),
);
