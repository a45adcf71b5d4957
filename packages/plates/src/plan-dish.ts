import type { Dish } from './dish.ts';
import { mainsOf } from './food/mains.ts';
import type { Piece } from './food/pieces.ts';
import { sauceOf } from './food/sauce.ts';
import { vegetablesOf } from './food/vegetables.ts';
import { kindOf } from './kind-of.ts';
import { type Kind, type KindName, kinds } from './kinds/kinds.ts';
import { chooseToppings } from './toppings/choose-toppings.ts';
import type { Topping } from './toppings/topping.ts';
import type { Thing } from './words/english.ts';
import { readDish } from './words/read-dish.ts';

export type Named = (...things: readonly Thing[]) => boolean;

/** What a picture will show: read from the dish, before anything is drawn. */
export interface Plan {
  kind: KindName;
  /** No word named it. */
  isGuess: boolean;
  /** What the title says it is made of, before 'with'. */
  madeOf: readonly Thing[];
  has: Named;
  holds: Named;
  seen: Named;
  mains: readonly Piece[];
  vegetables: readonly Piece[];
  sauce: string;
  /** The most telling first. */
  toppings: readonly Topping[];
}

const namedIn = (list: Iterable<Thing>): Named => {
  const all = new Set(list);
  return (...things) => things.some(thing => all.has(thing));
};

export function planDish(dish: Dish): Plan {
  const words = readDish(dish);
  const { kind, isGuess } = kindOf(dish, words);
  const { body, toppings: most }: Kind = kinds[kind];
  const has = namedIn(words.headThings);
  const inTitle = namedIn(words.titleThings);
  const seen = namedIn(words.seen);
  const ingredients = namedIn(words.ingredients);
  const mains =
    [mainsOf(has), mainsOf(inTitle), mainsOf(seen).slice(0, 1)].find(({ length }) => length) ?? [];
  return {
    kind,
    isGuess,
    madeOf: words.headThings,
    has,
    holds: (...things) => inTitle(...things) || ingredients(...things),
    seen,
    mains,
    vegetables: vegetablesOf(seen),
    sauce: sauceOf(kind, { title: has, ingredients }),
    toppings: chooseToppings({ body, seen, pieces: mains, most }),
  };
}
