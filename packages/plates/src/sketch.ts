import type { Dish } from './dish.ts';
import { kindOf } from './kind-of.ts';
import { type KindName, kinds } from './kinds/kinds.ts';
import { hash } from './pen/chance.ts';
import { cuisineNames } from './table/cuisines.ts';
import { type Thing, things } from './words/english.ts';
import { readDish } from './words/read-dish.ts';

/** All that a picture shows of a dish, in words of ours: nothing that its author wrote. */
export interface Sketch {
  kind: KindName;
  /** What the title names before 'with', what it names, what is seen, and what is in it, in their order. */
  madeOf: Thing[];
  named: Thing[];
  seen: Thing[];
  ingredients: Thing[];
  isNight: boolean;
  cuisine: string;
  seed: number;
}

const seedOf = ({ title, mealType = '', cuisine = '', ingredients = [] }: Dish) =>
  hash([title, mealType, cuisine, ...ingredients].join('|').slice(0, 2000));

/** An address has an end. */
const most = { titles: 20, lists: 30 };

export function sketchOf(dish: Dish): Sketch {
  const words = readDish(dish);
  return {
    kind: kindOf(dish, words),
    madeOf: [...new Set(words.headThings)].slice(0, most.titles),
    named: [...new Set(words.titleThings)].slice(0, most.titles),
    seen: [...words.seen].slice(0, most.lists),
    ingredients: [...words.ingredients].slice(0, most.lists),
    isNight: (dish.mealType ?? '').toLowerCase().includes('suhoor'),
    cuisine: cuisineNames.find(name => name === dish.cuisine) ?? '',
    seed: seedOf(dish),
  };
}

/** Goes up when the same sketch is drawn in another way: what keeps pictures by their names asks for them anew. */
const edition = 'b';
const maxLength = 2_000;
const betweenFields = '.';
const betweenThings = '~';

/** A name for the picture that holds all of it: what answers for pictures keeps nothing. */
export const writeSketch = ({
  kind,
  madeOf,
  named,
  seen,
  ingredients,
  isNight,
  cuisine,
  seed,
}: Sketch): string =>
  [
    edition,
    kind,
    isNight ? 'night' : 'day',
    cuisine.replaceAll(' ', '-'),
    seed.toString(36),
    ...[madeOf, named, seen, ingredients].map(list => list.join(betweenThings)),
  ].join(betweenFields);

/** Nothing when it is no name that `writeSketch` gives. */
export function readSketch(text: string): Sketch | undefined {
  if (text.length > maxLength) return undefined;
  const [, kind = '', time, place = '', seed = '', ...lists] = text.split(betweenFields);
  const [madeOf, named, seen, ingredients] = lists.map(thingsIn);
  const cuisine = place.replaceAll('-', ' ');
  if (!isKind(kind) || !/^[\da-z]{1,7}$/.test(seed) || (cuisine !== '' && !cuisineNames.includes(cuisine)))
    return undefined;
  if (!madeOf || !named || !seen || !ingredients || lists.length !== 4) return undefined;
  return {
    kind,
    madeOf,
    named,
    seen,
    ingredients,
    isNight: time === 'night',
    cuisine,
    seed: Number.parseInt(seed, 36),
  };
}

const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);
const isThing = (name: string): name is Thing => Object.hasOwn(things, name);

function thingsIn(text: string): Thing[] | undefined {
  const names = text === '' ? [] : text.split(betweenThings);
  const known = names.filter(isThing);
  return known.length === names.length ? known : undefined;
}
