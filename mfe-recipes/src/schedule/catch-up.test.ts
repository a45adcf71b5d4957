import { expect, test } from '@jest/globals';
import { forAll } from '@sufra/amounts/testing/seeded.ts';
import { catchUp } from './catch-up.ts';
import { planBack } from './plan-back.ts';
import type { Placed } from './task.ts';
import { faultsOf } from './testing/faults-of.ts';
import { someDishes } from './testing/some-dishes.ts';

const keyOf = ({ task }: Placed) => `${task.dish}.${task.step}`;

test('a cook who keeps up changes nothing', () => {
  forAll(
    from => someDishes(from, { dishes: [1, 5], steps: [1, 6], minutes: [2, 60] }),
    dishes => {
      const kitchen = { people: 1 };
      const plan = planBack(dishes, kitchen);
      const now = Math.round((plan[0]?.start ?? 0) / 2);
      const isDone = ({ end }: Placed) => end <= now;
      const { left, ready } = catchUp(plan, 0, kitchen, { now, isDone, startedAt: () => undefined });
      expect(ready).toBe(0);
      const inOrder = (list: Placed[]) => list.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)));
      expect(inOrder(left)).toEqual(inOrder(plan.filter(placed => !isDone(placed))));
    },
    50,
  );
});

test('a cook who is late has a plan that can be, and eats no later than needed', () => {
  forAll(
    from => ({
      dishes: someDishes(from, { dishes: [2, 5], steps: [1, 6], minutes: [2, 60] }).map(dish => ({
        ...dish,
        // Which heat an oven has already is known to no plan that goes on in the middle of it.
        tasks: dish.tasks.map(task => ({ ...task, heats: false })),
      })),
      kitchen: { people: from.whole(1, 2) },
      part: from.whole(1, 12) / 10,
      done: from.whole(0, 100),
    }),
    ({ dishes, kitchen, part, done }) => {
      const plan = planBack(dishes, kitchen);
      const start = plan[0]?.start ?? 0;
      const now = Math.round(start * (1 - part));
      const steps = plan.slice(0, Math.floor((plan.length * done) / 200)).map(keyOf);
      const isDone = (placed: Placed) => steps.includes(keyOf(placed));
      const { left, ready } = catchUp(plan, 0, kitchen, { now, isDone, startedAt: () => undefined });
      expect(left).toHaveLength(plan.length - steps.length);
      expect(faultsOf(left, kitchen)).toEqual([]);
      expect(Math.max(0, ...left.map(({ end }) => end))).toBe(ready);
      const all = left.reduce((sum, { task }) => sum + task.minutes, 0);
      expect(ready).toBeLessThanOrEqual(Math.max(0, now + all));
    },
    150,
  );
});

test('what has room to wait takes no minute from the time of eating', () => {
  const task = { dish: 0, step: 0, minutes: 10, hands: true, oven: null, heats: false };
  const plan = [
    { task, start: -60, end: -50 },
    { task: { ...task, step: 1, minutes: 30, hands: false }, start: -30, end: 0 },
  ];
  const at = (now: number) =>
    catchUp(plan, 0, { people: 1 }, { now, isDone: () => false, startedAt: () => undefined }).ready;
  expect([at(-45), at(-30), at(-20)]).toEqual([0, 0, 10]);
});

test('a timer says when its step began', () => {
  const task = { dish: 0, step: 0, minutes: 30, hands: false, oven: null, heats: false };
  const plan = [{ task, start: -30, end: 0 }];
  const { ready } = catchUp(plan, 0, { people: 1 }, { now: -10, isDone: () => false, startedAt: () => -15 });
  expect(ready).toBe(15);
});
