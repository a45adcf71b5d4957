import { grains } from '../food/grains.ts';
import { mound } from '../food/mound.ts';
import { along, type Bit, sticks, thread } from '../food/skewer.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, cream, crust, paper, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** Skewers over rice. */
export const kebabPlatter: Body = ({ pen, surface, mains, has }) => {
  const { x, y, r } = surface;
  const rice = mound(pen, { ...surface, x: x - 46, y: y - 4, r: r * 0.66, k: 0.52 }, cream, 46);
  grains(pen, rice, [paper, saffron, mix(cream, wheat, 0.6)], { count: 60 });
  const isMinced = has('mince');
  const bit: Bit = isMinced
    ? { form: 'oval', colour: mix(bark, crust, 0.4), size: 26 }
    : { form: 'cube', colour: mains[0]?.colour ?? mix(crust, saffron, 0.4), size: 17 };
  const rods = points('0 0, 24 34').map(
    ([dx, dy]) => [118 + dx, y + 24 + dy, 350 + dx * 0.4, y - 64 + dy] as const,
  );
  sticks(pen, rods);
  const bits = Array.from({ length: isMinced ? 4 : 5 }, () => bit);
  thread(
    pen,
    rods.flatMap(rod => along(rod, bits)),
    -20,
  );
  return {
    ...surface,
    places: points('.84 .45, -.9 .4, -.5 .74, .4 .82, -.1 .9, -.4 -.95, -.62 -.6, -.2 -.75'),
  };
};
