import { catchUp } from '../schedule/catch-up.ts';
import { dishOf, saysLength } from '../schedule/dish-of.ts';
import { planBack } from '../schedule/plan-back.ts';
import type { Placed } from '../schedule/task.ts';
import { type Evening, type KeptDish, keyOf } from './kept-evening.ts';

export interface Row extends Placed {
  key: string;
  dish: KeptDish;
  text: string;
  isDone: boolean;
  isEstimate: boolean;
}

export interface ShownPlan {
  rows: Row[];
  /** In minutes since 1970, as all of these. */
  start: number;
  eatAt: number;
  /** When it will be ready: later than wanted where the time is too short, or the cook is late. */
  ready: number;
}

type Wanted = Pick<Evening, 'dishes' | 'people' | 'begun' | 'done' | 'started'>;

interface When {
  eatAt: number;
  now: number;
}

/** `back` is the plan back from 0, as `planOf` makes it; one that has begun goes on from how far its cook is. */
export function shownPlan(evening: Wanted, back: readonly Placed[], { eatAt, now }: When): ShownPlan {
  const { dishes, people, begun, done, started } = evening;
  const rowOf = (placed: Placed): Row | [] => {
    const key = keyOf(placed.task);
    const dish = dishes[placed.task.dish];
    const step = dish?.steps[placed.task.step];
    if (!dish || !step) return [];
    return {
      ...placed,
      key,
      dish,
      text: step.text,
      isDone: done.includes(key),
      isEstimate: !saysLength(step),
    };
  };
  const startOf = (plan: readonly Placed[]) => Math.min(...plan.map(({ start }) => start), eatAt);

  if (!begun) {
    const plan = movedBy(eatAt, back);
    const start = startOf(plan);
    return { rows: plan.flatMap(rowOf), start, eatAt, ready: eatAt + Math.max(0, now - start) };
  }
  const isDone = ({ task }: Placed) => done.includes(keyOf(task));
  const { left, ready } = catchUp(
    begun.plan,
    begun.eatAt,
    { people },
    {
      now,
      isDone,
      startedAt: ({ task }) => started[keyOf(task)],
    },
  );
  const rows = [...begun.plan.filter(isDone), ...left].flatMap(rowOf);
  return { rows, start: startOf(begun.plan), eatAt: begun.eatAt, ready };
}

export const planOf = (dishes: readonly KeptDish[], people: number): Placed[] =>
  planBack(
    dishes.map((dish, at) => dishOf(dish, at, dish.keeps)),
    { people },
  );

export const movedBy = (minutes: number, plan: readonly Placed[]): Placed[] =>
  plan.map(placed => ({ ...placed, start: placed.start + minutes, end: placed.end + minutes }));

/** Which dishes there are one of which must go, so that the others are ready in time. */
export const tooMuch = (dishes: readonly KeptDish[], people: number, { eatAt, now }: When) =>
  dishes.filter(dish => {
    const others = dishes.filter(other => other !== dish);
    return others.length > 0 && planOf(others, people).every(({ start }) => start + eatAt >= now);
  });
