import type { Cuisine } from '../pantry/dish.ts';
import type { FoodName } from '../pantry/food.ts';
import { foodOf } from '../pantry/foods.ts';
import type { SpiceLevel } from '../wish/wish.ts';
import { isSweet } from './add-wanted.ts';
import { isKind } from './line.ts';
import type { Plan } from './plan.ts';
import type { Refuses } from './refusal.ts';

const strength: Readonly<Record<SpiceLevel, number>> = {
  'No Spice': 0,
  Mild: 0.5,
  Medium: 1,
  Spicy: 1.6,
  'Extra Spicy': 2.4,
};

const ownHeat: Readonly<Record<Cuisine, FoodName>> = {
  Desi: 'chilli powder',
  'Middle Eastern': 'chilli flakes',
  Italian: 'chilli flakes',
  Chinese: 'chilli oil',
  Turkish: 'chilli flakes',
  Thai: 'chilli flakes',
  Japanese: 'shichimi pepper',
  Indonesian: 'sambal',
  Moroccan: 'harissa',
  Persian: 'chilli flakes',
};

/** Turns the heat of the dish up or down; where it has none and heat is asked for, its cuisine's own is added. */
export function addSpice(plan: Plan, level: SpiceLevel, refuses: Refuses): void {
  const hot = plan.lines.filter(line => isKind(line.food, 'heat'));
  for (const line of hot) if (line.amount !== null) line.amount *= strength[level];
  const food = ownHeat[plan.dish.cuisine];
  if (hot.length > 0 || strength[level] <= 1 || isSweet(plan) || refuses(food)) return;
  plan.lines.push({ food, amount: 0.5 * strength[level], unit: 'tsp', note: 'or to taste' });
  plan.finish.push(`Finish with the ${foodOf(food).say ?? food}.`);
}
