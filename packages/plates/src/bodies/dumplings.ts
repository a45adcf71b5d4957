import { lay } from '../food/lay.ts';
import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, cream, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const dumpling = [
  outline(points('-38 8!, -30 -20, 0 -32, 30 -20, 38 8!, 0 18')),
  [outline(points('-28 8, -4 -8, 30 6, 0 14')), bark, 0.12],
  [
    'M-25-14q-4 8-8 14M-15-19q-3 8-6 15M-5-22q-1 8-3 15M5-22q1 8 3 15M15-19q3 8 6 15M25-14q4 8 8 14',
    bark,
    0.35,
    2.4,
  ],
] as const;

/** Pleated half moons. */
export const dumplings: Body = ({ pen, surface }) => {
  const laid = lay(
    surface,
    marks('-.5 -.5 -8, .14 -.56 11, .7 -.26 -4, -.76 .1 13, -.1 .06 -14, .46 .36 6, -.36 .6 -3'),
  );
  pen.stamps([dumpling], laid, { colour: mix(cream, wheat, 0.18), dx: 3, dy: 6 });
  return { ...surface, r: surface.r * 0.9 };
};
