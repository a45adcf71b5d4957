import { distance } from '../pen/mix.ts';
import type { Pen } from '../pen/pen.ts';
import { type Pigment, pigments } from '../pen/pigments.ts';
import type { Cuisine } from './cuisines.ts';

/** What a vessel is chosen by: the cuisine's cloth and wares, the time of day, and the food that it must stand apart from. */
export interface Setting {
  cuisine: Cuisine;
  isNight: boolean;
  food: string;
}

/** Of the cuisine's wares, one that stands apart from food and cloth. */
export function wareFor({ pick }: Pen, setting: Setting, not: readonly Pigment[] = []): string {
  const { cuisine, isNight, food } = setting;
  const all = [...new Set<Pigment>([...cuisine.wares, 'paper', 'glaze'])].filter(
    ware => !not.includes(ware) && ware !== cuisine.cloth && !(isNight && ware === 'green'),
  );
  const far = cuisine.wares.filter(ware => all.includes(ware) && distance(pigments[ware], food) > 95);
  const [first, ...more] = far;
  if (first) return pigments[pick([first, ...more])];
  const farthest = all.sort((one, other) => distance(pigments[other], food) - distance(pigments[one], food));
  return pigments[farthest[0] ?? 'paper'];
}
