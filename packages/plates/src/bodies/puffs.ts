import { lay } from '../food/lay.ts';
import { mix } from '../pen/mix.ts';
import { around, marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, crust, paper, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const edge = outline(points('-50 12!, -46 -14, -20 -38, 14 -38, 44 -14, 50 12!, 30 20, 0 23, -30 20'));
const crimps = around(
  9,
  (_, i) => `M${-42 + i * 10.5} ${14 + (i > 0 && i < 8 ? 4 : 0)}l${(i - 4) * 0.9}-9`,
).join('');

/** Half moons of pastry with a crimped edge. */
export const puffs: Body = ({ pen, surface }) => {
  const puff = [
    edge,
    [outline(points('-38 4, -30 -16, -6 -30, 20 -28, -2 -18, -22 0')), paper, 0.3],
    [crimps, bark, 0.6, 3],
    ['M-4-6l8-3M14-2l7-4', bark, 0.45, 3],
  ] as const;
  const laid = lay(
    surface,
    marks('-.44 -.56 -10, .3 -.56 8, -.72 .04 -16, .02 .02 4, .74 .06 14, -.4 .58 8, .36 .6 -6'),
  );
  pen.stamps([puff], laid, { colour: mix(saffron, crust, 0.35), dx: 4, dy: 7, shadow: 0.24 });
  return { ...surface, places: points('-.96 .5, .92 .6, 0 .98') };
};
