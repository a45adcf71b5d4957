/** What a food is, as far as an avoid list, a health goal, a spice level or the rounding of amounts asks. */
export type Kind =
  | 'meat'
  | 'poultry'
  | 'fish'
  | 'shellfish'
  | 'egg'
  | 'dairy'
  | 'honey'
  | 'gluten'
  | 'nuts'
  | 'peanut'
  | 'sesame'
  | 'soya'
  | 'coconut'
  | 'onion'
  | 'garlic'
  | 'heat'
  | 'carb'
  | 'sweetener'
  | 'pulse'
  | 'protein'
  | 'vegetable'
  | 'fruit'
  | 'herb'
  | 'spice'
  | 'fat'
  | 'grain'
  | 'bread'
  | 'liquid'
  | 'live'
  | 'raw'
  | 'whole';

/** How a main ingredient is cooked; each takes its own time. */
export type Way = 'simmer' | 'fry' | 'grill' | 'bake';

export type Unit = 'g' | 'ml' | 'tsp' | 'tbsp' | 'clove' | 'slice' | 'pinch' | 'bunch' | 'sprig' | 'stick';

export interface Food {
  per100: readonly [kcal: number, protein: number, carbs: number];
  is?: readonly Kind[];
  /** Grams of one, where it is counted, and what it is counted in. */
  each?: number;
  in?: Unit;
  many?: string;
  /** What a method calls it; the list uses the full name. */
  say?: string;
  title?: string;
  /** Other names that people use. */
  words?: readonly string[];
  /** What takes its place when it may not be used, best first. */
  instead?: readonly string[];
  /** Stands in the list when it takes the place of another. */
  note?: string;
  /** Its weight in place of 1 g of what it takes the place of. */
  portion?: number;
  /** Grams in place of one egg. */
  forOneEgg?: number;
  minutes?: Readonly<Record<Way, number>>;
  done?: string;
  /** How it is made by itself, as a side. */
  method?: { minutes: number; text: string };
}

export type FoodTable = Readonly<Record<string, Food>>;
