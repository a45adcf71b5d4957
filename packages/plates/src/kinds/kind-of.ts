import type { Dish } from '../dish.ts';
import type { Thing } from '../words/english.ts';
import type { DishWords } from '../words/read-dish.ts';
import { type KindName, kindNames } from './kinds.ts';

const firstOf = (named: readonly KindName[]) => kindNames.find(name => named.includes(name));

/** Where no word names the kind, what is in it and when it is eaten do. */
function guess({ ingredients, titleThings, headThings }: DishWords, meal: string): KindName {
  const holds = (thing: Thing) => ingredients.has(thing) || titleThings.includes(thing);
  if (meal.includes('dessert')) return 'pudding';
  if (meal.includes('snack')) return 'balls';
  const made = (...things: readonly Thing[]) => things.some(thing => headThings.includes(thing));
  if (made('salmon')) return 'fillet';
  if (made('fish')) return 'grilled-fish';
  if (made('chicken', 'turkey', 'duck')) return meal.includes('light') ? 'fillet' : 'drumsticks';
  if (made('lamb')) return 'chops';
  if (made('beef')) return 'stew';
  if (made('egg')) return 'fried-eggs';
  if (headThings.length === 1 && made('date')) return 'dates';
  if (made('strawberry', 'berry', 'orange', 'apple', 'grape', 'watermelon', 'melon', 'peach', 'mango'))
    return 'fruit-salad';
  if (made('chocolate')) return 'brownie';
  if (
    made(
      'potato',
      'carrot',
      'cauliflower',
      'aubergine',
      'courgette',
      'pumpkin',
      'broccoli',
      'cabbage',
      'asparagus',
      'pepper',
      'vegetable',
      'beetroot',
      'sweet-potato',
      'green-beans',
    )
  )
    return 'roast-vegetables';
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
