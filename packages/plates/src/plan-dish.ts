import { mainsOf } from './food/mains.ts';
import type { Piece } from './food/pieces.ts';
import { sauceOf } from './food/sauce.ts';
import { vegetablesOf } from './food/vegetables.ts';
import { type Kind, kinds } from './kinds/kinds.ts';
import type { Sketch } from './sketch.ts';
import { chooseToppings } from './toppings/choose-toppings.ts';
import type { Topping } from './toppings/topping.ts';
import type { Thing } from './words/english.ts';

export type Named = (...things: readonly Thing[]) => boolean;

/** What is drawn of a sketch, decided before anything is. */
export interface Plan {
  has: Named;
  holds: Named;
  seen: Named;
  mains: readonly Piece[];
  vegetables: readonly Piece[];
  sauce: string;
  /** The most telling first. */
  toppings: readonly Topping[];
}

const namedIn = (list: readonly Thing[]): Named => {
  const all = new Set(list);
  return (...things) => things.some(thing => all.has(thing));
};

export function planDish(sketch: Sketch): Plan {
  const { body, toppings: most }: Kind = kinds[sketch.kind];
  const [has, inTitle, seen, ingredients] = [
    namedIn(sketch.madeOf),
    namedIn(sketch.named),
    namedIn(sketch.seen),
    namedIn(sketch.ingredients),
  ];
  const mains =
    [mainsOf(has), mainsOf(inTitle), mainsOf(seen).slice(0, 1)].find(({ length }) => length) ?? [];
  return {
    has,
    holds: (...things) => inTitle(...things) || ingredients(...things),
    seen,
    mains,
    vegetables: vegetablesOf(seen),
    sauce: sauceOf(sketch.kind, { title: has, ingredients }),
    toppings: chooseToppings({ body, seen, pieces: mains, most }),
  };
}
