import { usualServings } from '@sufra/contracts';
import { type ChefRecipe, notFood } from '../cook/recipe.ts';
import type { Asked } from '../wish/read-messages.ts';
import { answers, type Fitted, fitDish, minutesOf } from './fit-dish.ts';
import type { Kitchen, KitchenDish, KitchenStep } from './kitchen.ts';
import { type KitchenWish, readWish } from './read-wish.ts';
import { isSaid, wordsOf } from './same-word.ts';
import { scaleLine } from './write-amount.ts';

const namedDishes = 8;
const most = 6;

/** Another start for each wish, so that two who ask for nothing known are told of different dishes. */
function startOf(seed: string, length: number): number {
  let sum = 0;
  for (const character of seed) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return length === 0 ? 0 : sum % length;
}

const bestOf = <T extends { score: number }>(list: readonly T[]): T | undefined =>
  list.reduce<T | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined);

/** How much of what a dish is, another is as well: with no salad that may be cooked, something light comes before a dessert. */
const likeness = (dish: KitchenDish, { dish: named, met }: { dish: KitchenDish; met: number }) =>
  met === 0
    ? 0
    : named.meals.filter(meal => dish.meals.includes(meal)).length +
      named.tags.filter(tag => dish.tags.includes(tag)).length;

/** The dish that answers the wish best; the next one where the last was not good. None where no word of it is known here. */
function choose({ dishes, words }: Kitchen, wish: KitchenWish) {
  const start = startOf(wish.seed, dishes.length);
  const turned = [...dishes.slice(start), ...dishes.slice(0, start)];
  const fitted = (goals: KitchenWish['goals']) =>
    turned.flatMap(dish => fitDish(dish, { ...wish, goals }) ?? []);
  const all = fitted(wish.goals);
  // A dish that is known and may not be cooked is answered by the nearest that may, as in English.
  const named = bestOf(dishes.map(dish => ({ dish, ...answers({ dish }, wish, words) })));
  if (!named || (named.met === 0 && wish.words.some(word => word !== ''))) return undefined;
  const ranked = (all.length > 0 ? all : fitted([]))
    .map(one => ({ fitted: one, ...answers(one, wish, words), likeness: likeness(one.dish, named) }))
    .sort((one, other) => other.score - one.score || other.likeness - one.likeness);
  const unmetGoals = all.length > 0 ? [] : wish.goals;
  const found = ranked[Math.min(wish.corrections, ranked.length - 1)];
  return found && { ...found, unmet: [...found.unmet, ...unmetGoals] };
}

/** What stands in square brackets goes with the line that it names. */
function stepText({ text }: KitchenStep, { left }: Fitted): string {
  const gone = left.flatMap(({ item }) => wordsOf(item));
  return text.replace(/\[([^[\]]*)\]/g, (_all, inside: string) =>
    wordsOf(inside).some(word => gone.some(one => isSaid(word, one))) ? '' : inside,
  );
}

/** A recipe in the language of the kitchen; or, where no word of the wish is known in it, the dishes that are. */
export function cookIn(kitchen: Kitchen, asked: Asked): ChefRecipe {
  const wish = readWish(asked, kitchen);
  const chosen = choose(kitchen, wish);
  if (!chosen) {
    const { dishes } = kitchen;
    const start = startOf(wish.seed, dishes.length);
    const titles = [...dishes.slice(start), ...dishes.slice(0, start)].map(({ title }) => title);
    return { ...notFood(), knows: titles.slice(0, namedDishes) };
  }
  const { fitted, unmet } = chosen;
  const { dish, heat } = fitted;
  const factor = wish.servings / usualServings;
  const own = fitted.lines.map(line => scaleLine(line, factor * (line.isHeat ? heat : 1), kitchen.words));
  const added = heat > 1 && !dish.lines.some(({ isHeat }) => isHeat) && !dish.meals.includes('Dessert');
  const extra = scaleLine(kitchen.words.heat.line, factor * heat, kitchen.words);
  const cooked = dish.steps.filter(({ kind }) => kind !== 'prep');
  return {
    isFood: true,
    title: dish.title,
    description: dish.description,
    servings: wish.servings,
    prepTime: minutesOf(dish.steps) - minutesOf(cooked),
    cookTime: minutesOf(cooked),
    calories: dish.kcal,
    tags: [...dish.tags],
    ingredientLines: [...own, ...(added ? [extra] : [])].map(({ quantity, unit, item, note }) => ({
      quantity,
      unit,
      item,
      note,
    })),
    steps: [
      ...dish.steps.map(step => ({ text: stepText(step, fitted), minutes: step.minutes })),
      ...(added ? [{ text: kitchen.words.heat.sentence, minutes: null }] : []),
    ],
    unmet: [...new Set(unmet)].slice(0, most),
  };
}
