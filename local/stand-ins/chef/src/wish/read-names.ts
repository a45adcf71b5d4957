import { dishes } from '../pantry/dishes.ts';
import { foodsCalled, normalise } from '../pantry/words.ts';
import { isFiller } from './filler-words.ts';
import { moreFoods } from './more-foods.ts';
import type { Wanted } from './wish.ts';

const dishNames = new Set(dishes.flatMap(dish => [...dish.names, ...dish.tags]).map(normalise));
const longDishNames = [...dishNames]
  .filter(name => name.includes(' '))
  .map(name => ({ name, words: name.split(' ') }));
const otherFoods = new Set(moreFoods.map(normalise));

/** Words that name a food and say nothing, or mean something else in most sentences. */
const ignored = new Set(
  ['water', 'salt', 'oil', 'bean', 'one-pot', 'family', 'fresh', 'quick', 'sweet', 'budget'].map(normalise),
);
const maxNameLength = 4;

export interface Names {
  names: string[];
  wanted: Wanted[];
  sides: string[];
  /** Whether any word is something to eat, said aloud or not. */
  isEdible: boolean;
  /** Words that mean nothing here. */
  unknown: string[];
}

const isFree = (words: readonly string[]) => words.every(word => word !== '');

/** Whether the pantry knows a dish, a kind of dish or a food by this name. */
export function isNamed(phrase: string): boolean {
  const word = normalise(phrase);
  return dishNames.has(word) || otherFoods.has(word) || foodsCalled(word).length > 0;
}

/** 'Soup of lentils' is a lentil soup as well: names of several words may come in any order. */
function inAnyOrder({ names, wanted }: Names): string[] {
  const said = new Set([...names, ...wanted.map(({ word }) => word)]);
  return longDishNames
    .filter(({ name, words }) => !said.has(name) && words.every(word => said.has(normalise(word))))
    .map(({ name }) => name);
}

/** Dishes and foods that a text names, the longest names first: 'rice pudding' is no rice. */
export function readNames(text: string): Names {
  const result: Names = { names: [], wanted: [], sides: [], isEdible: false, unknown: [] };
  const words = text
    .split(/[^\p{L}\p{N}'’-]+/u)
    .flatMap(word => (isNamed(word) ? [word] : word.split('-')))
    .filter(word => word !== '');
  for (let length = maxNameLength; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length);
      if (!isFree(phrase)) continue;
      const word = normalise(phrase.join(' '));
      const foods = foodsCalled(word);
      const isDish = dishNames.has(word);
      if (!isDish && foods.length === 0 && !otherFoods.has(word)) continue;
      words.fill('', start, start + length);
      result.isEdible ||= foods.length > 0 || !isDish;
      if (ignored.has(word)) continue;
      if (isDish && !isFiller(word)) result.names.push(word);
      if (foods.length > 0) result.wanted.push({ word, foods });
      else if (!isDish) result.sides.push(word);
    }
  result.names.push(...inAnyOrder(result));
  result.unknown = words.filter(word => word !== '');
  return result;
}
