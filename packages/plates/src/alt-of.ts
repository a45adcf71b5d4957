import type { Dish } from './dish.ts';
import { kinds } from './kinds/kinds.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { wordFor } from './words/speak.ts';

/** What the picture shows, in plain English: 'A karahi of chicken with coriander'. */
export const altOf = (dish: Dish): string => altOfSketch(sketchOf(dish));

export function altOfSketch({ kind, named, seen }: Sketch): string {
  const [main] = named;
  const [told = '', untold] = kinds[kind].alt.split('|');
  const phrase = main ? told.replace('~', wordFor(main)) : (untold ?? told.replace('~ ', ''));
  const beside = seen.filter(thing => thing !== main).slice(-1);
  const text = beside[0] ? `${phrase} with ${wordFor(beside[0])}` : phrase;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
