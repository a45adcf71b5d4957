import type { Dish } from '../pantry/dish.ts';
import type { FoodName } from '../pantry/food.ts';
import type { Line } from './line.ts';

/** A dish fitted to a wish: which line stands for what the dish named, and what was added. */
export interface Plan {
  dish: Dish;
  lines: Line[];
  standsFor: Map<FoodName, Line>;
  /** Asked for beyond the dish: cooked in it, or served beside it. */
  extras: Line[];
  /** Further steps and sentences, at the end. */
  sides: Line[];
  finish: string[];
}
