import type { SiteLanguage } from '@sufra/contracts';
import type { Cuisine, MealType } from '../pantry/dish.ts';

export type KitchenLanguage = Exclude<SiteLanguage, 'en'>;

export interface KitchenLine {
  quantity: number | null;
  unit: string | null;
  item: string;
  note: string | null;
  /** It is left out where it may not be in the dish, with what the steps say of it in square brackets. */
  isOptional: boolean;
  /** It grows and goes with the spice level. */
  isHeat: boolean;
}

export interface KitchenStep {
  kind: 'prep' | 'rest' | 'cook';
  minutes: number;
  text: string;
}

/** A dish as it is cooked at home where its language is spoken, for four. */
export interface KitchenDish {
  title: string;
  description: string;
  names: readonly string[];
  /** One of those that the form offers, where it is of one. */
  cuisine: Cuisine | undefined;
  meals: readonly MealType[];
  tags: readonly string[];
  kcal: number;
  lines: readonly KitchenLine[];
  steps: readonly KitchenStep[];
}

/** What is said in a wish beside dishes and foods. */
export interface KitchenWords {
  /** Of amounts: what stands between the number and the food. */
  units: readonly string[];
  /** Of these units a half is not measured. */
  whole: readonly string[];
  numbers: ReadonlyMap<string, number>;
  people: readonly string[];
  /** Before a number of people, where they need not be named: 'pour deux'. */
  before: readonly string[];
  without: readonly string[];
  withoutAfter: readonly string[];
  meals: ReadonlyMap<string, MealType>;
  hot: readonly string[];
  mild: readonly string[];
  noHeat: readonly string[];
  vegan: readonly string[];
  /** In a hurry: no more than half an hour. */
  quick: readonly string[];
  /** After a number: '20 minutes'. */
  minutes: readonly string[];
  /** Words that are no wish. */
  filler: readonly string[];
  /** In nearly every dish, so they choose none. */
  plain: readonly string[];
  /** What heat is added with, where a dish has none of its own, and the sentence that says so. */
  heat: { line: KitchenLine; sentence: string };
}

export interface Kitchen {
  language: KitchenLanguage;
  words: KitchenWords;
  dishes: readonly KitchenDish[];
}
