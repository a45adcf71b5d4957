import { lay } from '../food/lay.ts';
import { mix } from '../pen/mix.ts';
import { around, joined, marks } from '../pen/numbers.ts';
import { bark, crust, paper, wheat } from '../pen/pigments.ts';
import type { Part } from '../pen/sheet.ts';
import type { Body } from './serving.ts';

const petals = around(6, t => {
  const [cos, sin] = [Math.cos(t), Math.sin(t)];
  const from = `${Math.round(-2 + cos * 8)} ${Math.round(-7 + sin * 5)}`;
  return `M${from}l${joined([Math.round(cos * 11), Math.round(sin * 7)])}`;
}).join('');
const chips = 'M-16-8l3 1M-2-14l3 1M10-6l3 1M-8 0l3 1M6 3l3 1M0-6l3 1';

/** Pressed with a pattern, or with pieces of chocolate. */
export const cookies: Body = ({ pen, surface, has }) => {
  const isDark = has('chocolate', 'ginger', 'date');
  const mark: Part = has('chocolate') ? [chips, bark, 0.85, 5] : [petals, bark, 0.4, 2.6];
  const one = (): [string, ...Part[]] => [
    pen.blob(0, -4, { rx: 32, ry: 22, corners: 11, uneven: 0.035 }),
    [pen.blob(-2, -8, { rx: 27, ry: 17 }), paper, 0.3],
    mark,
  ];
  const laid = lay(
    surface,
    marks('-.5 -.42 9, .14 -.5 -12, .74 -.2 4, -.72 .2 -7, -.06 .16 14, .5 .46 -4, -.2 .66 8'),
  );
  pen.stamps([one(), one()], laid, { colour: mix(wheat, crust, isDark ? 0.45 : 0.18), dx: 3, dy: 7 });
  return { ...surface, places: [] };
};
