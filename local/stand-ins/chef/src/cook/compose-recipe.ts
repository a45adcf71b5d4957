import { dishes } from '../pantry/dishes.ts';
import type { Wish } from '../wish/wish.ts';
import { addSpice } from './add-spice.ts';
import { addWanted } from './add-wanted.ts';
import { fitDish } from './fit-dish.ts';
import type { Plan } from './plan.ts';
import { pursueGoals } from './pursue-goals.ts';
import { type ChefRecipe, notFood } from './recipe.ts';
import { refusal } from './refusal.ts';
import { scorePlan } from './score-plan.ts';
import { writeRecipe } from './write-recipe.ts';

/** Dishes this close to the best answer the wish as well as it does. */
const closeEnough = 15;

/** FNV-1a: the same request gives the same dish on every machine. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
}

function plansFor(wish: Wish): Plan[] {
  const refuses = refusal(wish);
  return dishes
    .map(dish => fitDish(dish, wish.wanted, refuses))
    .filter(plan => plan !== undefined)
    .map(plan => {
      addWanted(plan, wish, refuses);
      addSpice(plan, wish.spice, refuses);
      pursueGoals(plan, wish.goals, refuses);
      return plan;
    });
}

/** The dish that answers the wish best, made as the wish asks; among equals the request itself decides. */
export function choosePlan(wish: Wish): Plan | undefined {
  const ranked = plansFor(wish)
    .map(plan => ({ plan, score: scorePlan(plan, wish) }))
    .sort((one, other) => other.score - one.score);
  const best = ranked.filter(({ score }) => score > (ranked[0]?.score ?? 0) - closeEnough);
  return best[hash(wish.seed) % best.length]?.plan;
}

export function composeRecipe(wish: Wish): ChefRecipe {
  const plan = choosePlan(wish);
  return plan ? writeRecipe(plan, wish) : notFood();
}
