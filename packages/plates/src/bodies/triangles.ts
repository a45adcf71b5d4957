import { lay } from '../food/lay.ts';
import { smallBowl } from '../food/small-bowl.ts';
import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, crust, green, leaf, paper, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const samosa = [
  outline(points('0 -52!, 22 -18, 46 16!, 0 24, -46 16!, -22 -18')),
  [outline(points('0 -50!, 22 -16, 44 15!, 8 20, 6 -14')), bark, 0.2],
  [outline(points('-3 -40!, -12 -6, -34 12!, -18 -18')), paper, 0.25],
  ['M-34 17l4-8M-22 19l4-8M-10 21l4-8M4 21l3-8M17 20l3-8M30 18l3-8', bark, 0.6, 2.8],
] as const;

/** Samosas, with a bowl of chutney. */
export const triangles: Body = ({ pen, surface, setting }) => {
  const laid = lay(surface, marks('-.42 -.42 12, .44 -.38 -17, -.66 .36 -12, .06 .42 6, .72 .42 20'));
  pen.stamps([samosa], laid, { colour: mix(saffron, crust, 0.42), dx: 3, dy: 8, shadow: 0.24 });
  const chutney = mix(leaf, green, 0.2);
  smallBowl(pen, setting, { x: surface.x + 106, y: surface.y - 72, colour: chutney, not: ['paper'] });
  return { ...surface, places: points('-.98 -.05, .4 .9, -.3 .95') };
};
