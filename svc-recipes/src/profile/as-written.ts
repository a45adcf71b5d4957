import { understand } from '@sufra/guard/allergens';

/** The words that the guard does not know to be a food: a recipe is searched for them as they are written. */
export const asWrittenOf = (words: readonly string[]): string[] =>
  words.filter(word => word.trim() && understand(word).foods.length === 0);
