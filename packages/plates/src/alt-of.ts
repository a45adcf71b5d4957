import type { Dish } from './dish.ts';
import { kindOf } from './kinds/kind-of.ts';
import { kinds } from './kinds/kinds.ts';
import { readDish } from './words/read-dish.ts';
import { wordFor } from './words/speak.ts';

/** What the picture shows, in plain English: 'A karahi of chicken with coriander'. */
export function altOf(dish: Dish): string {
  const words = readDish(dish);
  const { kind } = kindOf(dish, words);
  const [main] = words.titleThings;
  const [told = '', untold] = kinds[kind].alt.split('|');
  const phrase = main ? told.replace('~', wordFor(main)) : (untold ?? told.replace('~ ', ''));
  const beside = [...words.seen].filter(thing => thing !== main).slice(-1);
  const text = beside[0] ? `${phrase} with ${wordFor(beside[0])}` : phrase;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
