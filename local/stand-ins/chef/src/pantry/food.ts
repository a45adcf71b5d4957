/** What a food is, as far as an avoid list, a health goal, a spice level or the rounding of amounts asks. */
export const kinds = [
  ...['meat', 'poultry', 'fish', 'shellfish', 'egg', 'dairy', 'honey', 'gluten', 'nuts', 'peanut', 'sesame'],
  ...['soya', 'coconut', 'onion', 'garlic', 'heat', 'carb', 'sweetener', 'pulse', 'protein', 'vegetable'],
  ...['fruit', 'herb', 'spice', 'fat', 'grain', 'bread', 'liquid', 'live', 'raw', 'whole'],
] as const;

export type Kind = (typeof kinds)[number];

/** How a main ingredient is cooked; each takes its own time. */
export const ways = ['simmer', 'fry', 'grill', 'bake'] as const;

export type Way = (typeof ways)[number];

export const units = [
  'g',
  'ml',
  'tsp',
  'tbsp',
  'clove',
  'slice',
  'pinch',
  'bunch',
  'sprig',
  'stick',
] as const;

export type Unit = (typeof units)[number];

/** One of the names in foods.txt: `foodOf` knows what it is. */
export type FoodName = string;

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
  instead?: readonly FoodName[];
  /** Stands in the list when it takes the place of another. */
  note?: string;
  /** Its weight in place of 1 g of what it takes the place of. */
  portion?: number;
  /** Grams in place of one egg. */
  forOneEgg?: number;
  minutes?: Readonly<Record<Way, number>>;
  done?: string;
  /** How it is made by itself, as a side; {rice} stands for its own name. */
  method?: { minutes: number; text: string };
}
