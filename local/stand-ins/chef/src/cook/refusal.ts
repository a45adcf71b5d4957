import type { FoodName, Kind } from '../pantry/food.ts';
import { foodOf } from '../pantry/foods.ts';
import { kindsOf } from '../pantry/groups.ts';
import { isCalled } from '../pantry/words.ts';
import type { HealthGoal, Wish } from '../wish/wish.ts';

const kindsAgainst: Readonly<Partial<Record<HealthGoal, readonly Kind[]>>> = {
  Vegan: ['meat', 'poultry', 'fish', 'shellfish', 'egg', 'dairy', 'honey'],
  'Gluten-free': ['gluten'],
  'Low-carb': ['carb'],
};

export type Refuses = (food: FoodName) => boolean;

/** What may not go into the pot for this wish. */
export function refusal({ goals, avoid, spice }: Pick<Wish, 'goals' | 'avoid' | 'spice'>): Refuses {
  const kinds = new Set<Kind>([
    ...goals.flatMap(goal => kindsAgainst[goal] ?? []),
    ...avoid.flatMap(kindsOf),
    ...(spice === 'No Spice' ? (['heat'] as const) : []),
  ]);
  const known = new Map<FoodName, boolean>();
  const isRefused = (food: FoodName) =>
    (foodOf(food).is ?? []).some(kind => kinds.has(kind)) || avoid.some(word => isCalled(food, word));
  return food => {
    const verdict = known.get(food) ?? isRefused(food);
    known.set(food, verdict);
    return verdict;
  };
}
