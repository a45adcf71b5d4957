import { expect, test } from '@jest/globals';
import { forAll } from '@sufra/amounts/testing/seeded.ts';
import { planBack } from './plan-back.ts';
import type { Dish, Kitchen, Placed, Task } from './task.ts';
import { faultsOf, shortestWhole } from './testing/faults-of.ts';
import { someDishes } from './testing/some-dishes.ts';

const usual = { dishes: [1, 6], steps: [1, 8], minutes: [1, 90] } as const;
const tiny = { dishes: [1, 3], steps: [1, 2], minutes: [1, 3] } as const;
const wholeOf = (plan: readonly Placed[]) => -Math.min(0, ...plan.map(({ start }) => start));
const sumOf = (dishes: readonly Dish[]) =>
  dishes.flatMap(({ tasks }) => tasks).reduce((sum, { minutes }) => sum + minutes, 0);

const evening = (sizes: { [Part in keyof typeof usual]: readonly [number, number] }) =>
  function make(from: Parameters<typeof someDishes>[0]) {
    const [dishes, steps, minutes] = [sizes.dishes, sizes.steps, sizes.minutes].map(([a, b]) => [a, b]) as [
      [number, number],
      [number, number],
      [number, number],
    ]; // three pairs make three pairs
    return {
      dishes: someDishes(from, { dishes, steps, minutes }),
      kitchen: { people: from.whole(1, 2) } satisfies Kitchen,
    };
  };

test('no evening has hands, an oven or an order that cannot be', () => {
  forAll(
    evening(usual),
    ({ dishes, kitchen }) => {
      const plan = planBack(dishes, kitchen);
      expect(faultsOf(plan, kitchen)).toEqual([]);
      expect(plan).toHaveLength(dishes.flatMap(({ tasks }) => tasks).length);
    },
    100,
  );
});

test('all is ready when it is eaten, and the whole is never longer than its parts one after the other', () => {
  forAll(
    evening(usual),
    ({ dishes, kitchen }) => {
      const plan = planBack(dishes, kitchen);
      expect(Math.max(...plan.map(({ end }) => end))).toBe(0);
      expect(wholeOf(plan)).toBeLessThanOrEqual(sumOf(dishes));
      for (const { tasks } of dishes)
        expect(wholeOf(plan)).toBeGreaterThanOrEqual(sumOf([{ keeps: false, tasks }]));
    },
    60,
  );
});

test('no step could be later by itself', () => {
  forAll(
    evening(usual),
    ({ dishes, kitchen }) => {
      const plan = planBack(dishes, kitchen);
      const held = new Set(
        dishes.filter(({ tasks }) => tasks.some(({ heats }) => heats)).flatMap(({ tasks }) => tasks),
      );
      for (const placed of plan) {
        if (held.has(placed.task)) continue; // with an oven that keeps its heat, more than the step would be later
        const after = plan.filter(
          ({ task }) => task.dish === placed.task.dish && task.step > placed.task.step,
        );
        const latest = Math.min(0, ...after.map(({ start }) => start));
        const others = plan.filter(each => each !== placed);
        for (let end = placed.end + 1; end <= latest; end += 1) {
          const later = { ...placed, start: end - placed.task.minutes, end };
          expect([end, faultsOf([...others, later], kitchen).length > 0]).toEqual([end, true]);
        }
      }
    },
    40,
  );
});

test('of evenings that are small enough to try every minute, none could begin later', () => {
  forAll(
    evening(tiny),
    ({ dishes, kitchen }) => {
      expect(wholeOf(planBack(dishes, kitchen))).toBe(shortestWhole(dishes, kitchen));
    },
    150,
  );
});

const task = (dish: number, step: number, minutes: number, more: Partial<Task> = {}): Task => ({
  dish,
  step,
  minutes,
  hands: true,
  oven: null,
  heats: false,
  ...more,
});

test('what keeps is made first, and what is hot last', () => {
  const salad = { keeps: true, tasks: [task(0, 0, 15)] };
  const steak = { keeps: false, tasks: [task(1, 0, 15)] };
  expect(planBack([salad, steak], { people: 1 }).map(({ task }) => task.dish)).toEqual([0, 1]);
});

test('an oven takes two dishes at one heat, and at two heats one after the other', () => {
  const baked = (dish: number, oven: string) => ({
    keeps: false,
    tasks: [task(dish, 0, 40, { hands: false, oven })],
  });
  expect(wholeOf(planBack([baked(0, '180'), baked(1, '180')], { people: 1 }))).toBe(40);
  expect(wholeOf(planBack([baked(0, '180'), baked(1, '200')], { people: 1 }))).toBe(80);
});

test('the same evening has the same plan', () => {
  forAll(
    evening(usual),
    ({ dishes, kitchen }) => {
      expect(planBack(dishes, kitchen)).toEqual(planBack(structuredClone(dishes), kitchen));
    },
    20,
  );
});
