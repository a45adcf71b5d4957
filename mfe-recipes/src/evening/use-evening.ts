import type { SharedRecipe } from '@sufra/contracts';
import { keptForMember } from '@sufra/web-kit';
import { useState } from 'react';
import { keepsByItself } from './keeps-by-itself.ts';
import { type Evening, type KeptDish, mostDishes, noEvening, readEvening } from './kept-evening.ts';

export type Plannable = Pick<
  SharedRecipe,
  'title' | 'language' | 'steps' | 'prepTime' | 'cookTime' | 'tags'
> & {
  _id: string;
};

export const dishFrom = (recipe: Plannable): KeptDish => {
  const { _id: id, title, language, steps, prepTime, cookTime } = recipe;
  return { id, title, language, steps, prepTime, cookTime, keeps: keepsByItself(recipe) };
};

/** The evening of a member, kept in this browser; it goes when the member signs out. */
export function useEvening(memberId: string) {
  const kept = keptForMember(memberId, 'evening');
  const [evening, setEvening] = useState(() => readEvening(kept.read()));
  const [isKept, setKept] = useState(true);

  const change = (to: (now: Evening) => Evening) => {
    // Another tab may have ticked off a step since.
    const next = to(isKept ? readEvening(kept.read()) : evening);
    setEvening(next);
    setKept(kept.write(next));
  };

  return {
    evening,
    isKept,
    change: (changed: Partial<Evening>) => change(now => ({ ...now, ...changed })),
    add: (recipes: readonly Plannable[]) =>
      change(now => {
        if (now.begun) return now;
        const fresh = recipes.filter(
          ({ _id, steps }, at) =>
            steps.length > 0 &&
            !now.dishes.some(({ id }) => id === _id) &&
            recipes.findIndex(each => each._id === _id) === at,
        );
        return { ...now, dishes: [...now.dishes, ...fresh.map(dishFrom)].slice(0, mostDishes) };
      }),
    leaveOut: (id: string) => change(now => ({ ...now, dishes: now.dishes.filter(dish => dish.id !== id) })),
    setKeeps: (id: string, keeps: boolean) =>
      change(now => ({
        ...now,
        dishes: now.dishes.map(dish => (dish.id === id ? { ...dish, keeps } : dish)),
      })),
    tick: (key: string, isDone: boolean) =>
      change(now => ({
        ...now,
        done: isDone
          ? [...now.done.filter(each => each !== key), key]
          : now.done.filter(each => each !== key),
      })),
    start: (key: string, at: number) => change(now => ({ ...now, started: { ...now.started, [key]: at } })),
    goBack: () => change(now => ({ ...now, begun: undefined, done: [], started: {} })),
    finish: () => change(({ people }) => ({ ...noEvening, people })),
  };
}

export type EveningState = ReturnType<typeof useEvening>;
