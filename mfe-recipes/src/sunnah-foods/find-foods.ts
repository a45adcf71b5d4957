import type { SunnahFood } from './sunnah-food.ts';

/** The foods with these words in their title or description, in any case. */
export function findFoods(foods: SunnahFood[], search: string) {
  const wanted = search.trim().toLowerCase();
  return foods.filter(({ title, description }) =>
    [title, description].some(text => text.toLowerCase().includes(wanted)),
  );
}
