import { join } from 'node:path';
import type { FoodName } from './food.ts';
import { foodOf, isFoodName } from './foods.ts';
import { linesOf } from './read/data-file.ts';
import { readFamilies } from './read/read-families.ts';

const canBeMain = (food: FoodName) => isFoodName(food) && Boolean(foodOf(food).minutes && foodOf(food).done);

/** Main ingredients that cook alike, so that one may stand in for another: what has been an animal first, plants after. */
export const families = readFamilies(linesOf(join(import.meta.dirname, 'families.txt')), canBeMain);

export const familyOf = (slot: string): readonly FoodName[] => families.get(slot) ?? [];
