import type { Recipe } from '@sufra/contracts';
import { one, type Rational } from '@sufra/nutrition/measures';
import { addAmounts } from '../add-amounts.ts';
import { type Amount, scaleAmount } from '../amount.ts';
import { amountKey } from './amount-key.ts';
import { type Want, wantsOf } from './wants-of.ts';

export interface ShoppingEntry {
  /** By what can be added: so many grams, and so many pieces. */
  amounts: ReadonlyMap<string, Amount>;
  /** Some of it is not measured: a pinch, to taste. */
  toTaste: boolean;
  /** How often it is called what. */
  names: ReadonlyMap<string, number>;
  /** Meal by meal the recipe that wants it. */
  meals: ReadonlyMap<string, string>;
}

/** By key. Lists that are added in any order give the same list. */
export type ShoppingList = ReadonlyMap<string, ShoppingEntry>;

export const emptyList: ShoppingList = new Map();

export interface PlannedMeal {
  /** Of its slot in the week. */
  id: string;
  recipe: Pick<Recipe, '_id' | 'ingredientLines'>;
  /** As many times what its recipe is written for; once, unless told. */
  factor?: Rational;
}

export const listOfMeals = (meals: readonly PlannedMeal[]): ShoppingList =>
  meals.map(listOfMeal).reduce(addLists, emptyList);

function listOfMeal({ id, recipe, factor = one }: PlannedMeal): ShoppingList {
  const meals = new Map([[id, recipe._id]]);
  return recipe.ingredientLines
    .flatMap(wantsOf)
    .map(want => ({ ...want, amount: want.amount && scaleAmount(want.amount, factor) }))
    .map(want => new Map([[want.key, entryOf(want, meals)]]))
    .reduce(addLists, emptyList);
}

const entryOf = ({ name, amount }: Want, meals: ShoppingEntry['meals']): ShoppingEntry => ({
  amounts: new Map(amount ? [[amountKey(amount), amount]] : []),
  toTaste: amount === null,
  names: new Map([[name, 1]]),
  meals,
});

export const addLists = (a: ShoppingList, b: ShoppingList): ShoppingList => merged(a, b, addEntries);

const addEntries = (a: ShoppingEntry, b: ShoppingEntry): ShoppingEntry => ({
  amounts: merged(a.amounts, b.amounts, addAlike),
  toTaste: a.toTaste || b.toTaste,
  names: merged(a.names, b.names, (one, other) => one + other),
  meals: new Map([...a.meals, ...b.meals]),
});

function addAlike(a: Amount, b: Amount): Amount {
  const sum = addAmounts(a, b);
  if (!sum) throw new Error(`${amountKey(a)} and ${amountKey(b)} were taken for alike`);
  return sum;
}

function merged<T>(
  a: ReadonlyMap<string, T>,
  b: ReadonlyMap<string, T>,
  add: (one: T, other: T) => T,
): ReadonlyMap<string, T> {
  const sum = new Map(a);
  for (const [key, other] of b) {
    const known = sum.get(key);
    sum.set(key, known === undefined ? other : add(known, other));
  }
  return sum;
}
