import { readFileSync } from 'node:fs';
import type { Dish } from '../src/dish.ts';

/** 'title | cuisine | meal | ingredients' in each line. */
export function readDishes(): Dish[] {
  const lines = readFileSync(new URL('dishes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map(line => {
    const [title = '', cuisine, mealType, ingredients = ''] = line.split('|').map(part => part.trim());
    return { title, cuisine, mealType, ingredients: ingredients.split(', ') };
  });
}
