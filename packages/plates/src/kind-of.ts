import type { Dish } from './dish.ts';
import { type KindName, kindNames } from './kinds/kinds.ts';
import type { Thing } from './words/english.ts';
import type { DishWords } from './words/read-dish.ts';

const firstOf = (named: readonly KindName[]) => kindNames.find(name => named.includes(name));

/** What a title without the name of a dish most likely is, by what it says it is made of; the first that fits counts. */
const byMainFood: readonly [KindName, readonly Thing[]][] = [
  ['fillet', ['salmon']],
  ['grilled-fish', ['fish']],
  ['drumsticks', ['chicken', 'turkey', 'duck']],
  ['chops', ['lamb']],
  ['stew', ['beef']],
  ['fried-eggs', ['egg']],
  [
    'fruit-salad',
    ['strawberry', 'berry', 'orange', 'apple', 'grape', 'watermelon', 'melon', 'peach', 'mango'],
  ],
  ['brownie', ['chocolate']],
  [
    'roast-vegetables',
    [
      'potato',
      'carrot',
      'cauliflower',
      'aubergine',
      'courgette',
      'pumpkin',
      'broccoli',
      'cabbage',
      'asparagus',
    ],
  ],
  ['roast-vegetables', ['pepper', 'vegetable', 'beetroot', 'sweet-potato', 'green-beans']],
];

/** Where no word names the kind, what is in it and when it is eaten do. */
function guess({ ingredients, titleThings, headThings }: DishWords, meal: string): KindName {
  const holds = (thing: Thing) => ingredients.has(thing) || titleThings.includes(thing);
  if (meal.includes('dessert')) return 'pudding';
  if (meal.includes('snack')) return 'balls';
  if (headThings.length === 1 && headThings[0] === 'date') return 'dates';
  const made = byMainFood.find(([, foods]) => foods.some(food => headThings.includes(food)))?.[0];
  if (made) return made === 'drumsticks' && meal.includes('light') ? 'fillet' : made;
  if (holds('pasta')) return 'pasta';
  if (holds('rice')) return 'rice';
  if (meal.includes('suhoor')) return 'porridge';
  return meal.includes('light') ? 'salad' : 'stew';
}

/** The words before 'with' speak first, then the whole title, then the tags. */
export const kindOf = ({ mealType = '' }: Dish, words: DishWords): KindName =>
  firstOf(words.head) ?? firstOf(words.title) ?? firstOf(words.tags) ?? guess(words, mealType.toLowerCase());
