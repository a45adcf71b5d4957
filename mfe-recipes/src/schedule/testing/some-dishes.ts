import type { Seeded } from '@sufra/amounts/testing/seeded.ts';
import type { Dish, Task } from '../task.ts';

interface Sizes {
  dishes: [number, number];
  steps: [number, number];
  minutes: [number, number];
}

/** Dishes as they might come: some steps in an oven, some that heat it before, some that keep hands busy. */
export function someDishes(from: Seeded, { dishes, steps, minutes }: Sizes): Dish[] {
  return Array.from({ length: from.whole(...dishes) }, (_, dish) => {
    const kinds = Array.from({ length: from.whole(...steps) }, () => from.whole(0, 9));
    const heat = from.oneOf(['180', '180', '220']);
    const tasks = kinds.map((kind, step): Task => {
      // Only what is followed by a step in the oven heats it.
      const heats = kind === 9 && kinds.slice(step + 1).some(later => later === 7 || later === 8);
      const isIn = heats || kind === 7 || kind === 8;
      return {
        dish,
        step,
        minutes: from.whole(...minutes),
        hands: kind < 5,
        oven: isIn ? heat : null,
        heats,
      };
    });
    return { keeps: from.whole(0, 3) === 0, tasks };
  });
}
