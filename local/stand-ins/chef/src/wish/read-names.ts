import { dishes } from '../pantry/dishes.ts';
import { foodsCalled, normalise } from '../pantry/words.ts';
import { moreFoods } from './more-foods.ts';
import type { Wanted } from './wish.ts';

const dishNames = new Set(dishes.flatMap(dish => [...dish.names, ...dish.tags]).map(normalise));
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

/** Dishes and foods that a text names, the longest names first: 'rice pudding' is no rice. */
export function readNames(text: string): Names {
  const result: Names = { names: [], wanted: [], sides: [], isEdible: false, unknown: [] };
  const words = text.split(/[^\p{L}\p{N}'’-]+/u).filter(word => word !== '');
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
      if (isDish) result.names.push(word);
      if (foods.length > 0) result.wanted.push({ word, foods });
      else if (!isDish) result.sides.push(word);
    }
  result.unknown = words.filter(word => word !== '');
  return result;
}
