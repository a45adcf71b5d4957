import type { Dish } from '../dish.ts';
import type { DishWords } from '../words/read-dish.ts';
import { type KindName, kindNames } from './kinds.ts';

const firstOf = (named: readonly KindName[]) => kindNames.find(name => named.includes(name));

/** Where no word names the kind, what is in it and when it is eaten do. */
function guess({ ingredients, titleThings }: DishWords, meal: string): KindName {
  const holds = (thing: (typeof titleThings)[number]) =>
    ingredients.has(thing) || titleThings.includes(thing);
  if (meal.includes('dessert')) return 'pudding';
  if (meal.includes('snack')) return 'balls';
  if (holds('pasta')) return 'pasta';
  if (holds('rice')) return 'rice';
  if (meal.includes('suhoor')) return 'porridge';
  return meal.includes('light') ? 'salad' : 'stew';
}

/** The words before 'with' speak first, then the whole title, then the tags. */
export function kindOf({ mealType = '' }: Dish, words: DishWords): { kind: KindName; isGuess: boolean } {
  const named = firstOf(words.head) ?? firstOf(words.title) ?? firstOf(words.tags);
  return named
    ? { kind: named, isGuess: false }
    : { kind: guess(words, mealType.toLowerCase()), isGuess: true };
}
