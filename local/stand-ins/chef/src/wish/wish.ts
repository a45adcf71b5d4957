import type { healthGoals, spiceLevels } from '@sufra/contracts';
import type { Cuisine, MealType } from '../pantry/dish.ts';
import type { FoodName } from '../pantry/food.ts';

export type SpiceLevel = (typeof spiceLevels)[number];
export type HealthGoal = (typeof healthGoals)[number];

/** An ingredient that a member has: the foods of the pantry that it may be. */
export interface Wanted {
  word: string;
  foods: readonly FoodName[];
}

/** What a member would like to eat, whether it came as choices or as free text. */
export interface Wish {
  cuisine?: Cuisine;
  meal?: MealType;
  /** Dishes and kinds of dishes by name: biryani, soup. */
  names: readonly string[];
  wanted: readonly Wanted[];
  /** Edible, but nothing that the pantry knows more of. */
  sides: readonly string[];
  /** What no file of the pantry knows, in the member's own words. */
  unread: readonly string[];
  /** The member's own words, by the English ones that they became. */
  said: ReadonlyMap<string, string>;
  servings: number;
  spice: SpiceLevel;
  goals: readonly HealthGoal[];
  avoid: readonly string[];
  maxMinutes?: number;
  /** Makes one request differ from another where several dishes fit alike. */
  seed: string;
}
