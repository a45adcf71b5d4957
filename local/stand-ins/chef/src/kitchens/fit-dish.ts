import { refusal } from '../cook/refusal.ts';
import { inEnglish } from '../wish/in-english.ts';
import { readNames } from '../wish/read-names.ts';
import type { SpiceLevel, Wanted } from '../wish/wish.ts';
import type { KitchenDish, KitchenLine, KitchenStep, KitchenWords } from './kitchen.ts';
import type { KitchenWish } from './read-wish.ts';
import { isSaid, placesOf, wordsOf } from './same-word.ts';

/** A dish as a wish has it: what may not be in it is left out. */
export interface Fitted {
  dish: KitchenDish;
  lines: readonly KitchenLine[];
  left: readonly KitchenLine[];
  /** What its own heat is made more or less by. */
  heat: number;
}

export const strength: Readonly<Record<SpiceLevel, number>> = {
  'No Spice': 0,
  Mild: 0.5,
  Medium: 1,
  Spicy: 1.5,
  'Extra Spicy': 2,
};

const knownFoods = new Map<string, readonly Wanted[]>();

/** The foods of the pantry that an item of a dish is. */
function foodsOf(item: string): readonly Wanted[] {
  const known = knownFoods.get(item) ?? readNames(inEnglish(item).text).wanted;
  knownFoods.set(item, known);
  return known;
}

/** Whether an item is or holds what may not be in the dish, under its own name or by what it is. */
function refuses({ goals, avoid, spice }: Pick<KitchenWish, 'goals' | 'avoid' | 'spice'>) {
  const refusesFood = refusal({ goals, avoid, spice });
  return ({ item, note }: KitchenLine) => {
    const words = wordsOf(`${item} ${note ?? ''}`);
    if (avoid.some(word => placesOf(word, words).length > 0)) return true;
    if (goals.length === 0 && avoid.length === 0) return false;
    const wanted = foodsOf(item);
    return wanted.some(({ foods }) => foods.length > 0 && foods.every(refusesFood));
  };
}

export function fitDish(dish: KitchenDish, wish: KitchenWish): Fitted | undefined {
  const isRefused = refuses({ ...wish, spice: 'Medium' });
  const heat = strength[wish.spice];
  const left = dish.lines.filter(line => (line.isHeat && heat === 0) || isRefused(line));
  if (left.some(line => !line.isHeat && !line.isOptional)) return undefined;
  return { dish, lines: dish.lines.filter(line => !left.includes(line)), left, heat };
}

/** In a hurry the shorter of two dishes is the better one; that it is the meal that was asked for counts for more. */
const longestDelay = 600;

export const minutesOf = (steps: readonly KitchenStep[]) =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** How well a dish answers a wish, and which of its words it answers. */
export function answers({ dish }: Pick<Fitted, 'dish'>, wish: KitchenWish, { plain }: KitchenWords) {
  const met = new Set<number>();
  let score = 0;
  const count = (phrase: string, worth: number) => {
    const places = placesOf(phrase, wish.words);
    if (places.length === 0) return;
    score += worth * places.length;
    for (const at of places) met.add(at);
  };
  for (const name of dish.names) count(name, 10);
  for (const tag of dish.tags) count(tag, 4);
  for (const { item } of dish.lines)
    for (const word of wordsOf(item)) if (!plain.some(one => isSaid(word, one))) count(word, 2);
  const isAnotherMeal = wish.meal !== undefined && !dish.meals.includes(wish.meal);
  if (wish.meal && !isAnotherMeal) score += 1;
  if (wish.cuisine !== undefined && wish.cuisine === dish.cuisine) score += 1;
  const late = wish.quick ? Math.max(0, minutesOf(dish.steps) - wish.quick.maxMinutes) : 0;
  score -= Math.min(0.9, late / longestDelay);
  const words = wish.said.filter((_word, at) => (wish.words[at] ?? '').length > 2 && !met.has(at));
  const missed = [isAnotherMeal ? wish.saidMeal : undefined, late > 0 ? wish.quick?.said : undefined];
  return { score, met: met.size, unmet: [...words, ...missed.filter(said => said !== undefined)] };
}
