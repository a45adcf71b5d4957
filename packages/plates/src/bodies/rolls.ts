import { lay } from '../food/lay.ts';
import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, cream, crust, ink, leaf, paper, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const edge = outline(points('-38 -22, -42 -7, -38 8, 36 9!, 44 -7, 36 -23!'));

/** Vine leaves, cabbage, rice paper or pastry round a filling. */
export const rolls: Body = ({ pen, surface, kind, mains }) => {
  const colour =
    kind === 'spring-rolls'
      ? mix(saffron, crust, 0.35)
      : kind === 'fresh-rolls'
        ? mix(leaf, cream, 0.6)
        : mix(leaf, bark, 0.28);
  const laid = lay(
    surface,
    marks('-.36 -.56 -18, .36 -.58 -20, -.62 -.06 -16, .04 -.1 -21, .68 -.08 -17, -.4 .42 -19, .3 .44 -15'),
  );
  const one = [
    edge,
    ['M-30-16L20-17', paper, 0.4, 4.5],
    ['M-14-21q4 12-2 27M8-22q-8 12 2 28', ink, 0.25, 2],
    [pen.blob(38, -7, { rx: 7, ry: 14, corners: 8 }), cream],
    [pen.blob(38, -6, { rx: 4, ry: 8, corners: 6 }), mains[0]?.colour ?? crust],
  ] as const;
  pen.stamps([one], laid, { colour, dx: 3, dy: 7 });
  return { ...surface, places: points('.72 .7, -.86 .4, 0 .92, .9 .36, -.5 .86') };
};
