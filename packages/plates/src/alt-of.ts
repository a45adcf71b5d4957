import type { Dish } from './dish.ts';
import { kinds } from './kinds/kinds.ts';
import { planDish } from './plan-dish.ts';
import { type Sketch, sketchOf } from './sketch.ts';
import { wordAlone, wordFor } from './words/speak.ts';

/** What the picture shows, in plain English: 'A karahi of chicken with ginger'. */
export const altOf = (dish: Dish): string => altOfSketch(sketchOf(dish));

export function altOfSketch(sketch: Sketch): string {
  const { kind, madeOf } = sketch;
  const { toppings, seen } = planDish(sketch);
  const [told = '', untold] = kinds[kind].alt.split('|');
  const main = madeOf.find(thing => !told.includes(wordFor(thing)));
  const phrase = main
    ? told.replace(/~(?= \w)(?! (?:on|with|cut)\b)/, wordFor(main)).replace('~', wordAlone(main))
    : (untold ?? told.replace('~ ', ''));
  const beside = toppings
    .flatMap(({ things }) => things.filter(thing => seen(thing)).slice(0, 1))
    .find(thing => thing !== main && !phrase.includes(wordFor(thing)));
  const joint = phrase.includes(' with ') ? 'and' : 'with';
  const text = beside ? `${phrase} ${joint} ${wordAlone(beside)}` : phrase;
  return text.replace(/^a(?= [aeiou])/, 'an').replace(/^./, letter => letter.toUpperCase());
}
