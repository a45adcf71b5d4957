import { mix } from '../pen/mix.ts';
import { joined, marks, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import {
  bark,
  bread,
  cream,
  crust,
  pale,
  paper,
  paprika,
  pistachio,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const slice = points('-30 44, -36 40, -36 -10, -42 -34, -24 -54, 24 -54, 42 -34, 36 -10, 36 40, 30 44');

function oneSlice(pen: Pen, [x, y, angle]: readonly [number, number, number], spread: string) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  const sized = (part: number) => outline(slice.map(([u, v]) => at([u * part, v * part])));
  const [mx, my] = at([0, -4]);
  pen.lift(sized(1.02), mix(crust, wheat, 0.2), { dx: 5, dy: 9, shadow: 0.24 });
  pen.fill(sized(0.9), bread);
  pen.lift(pen.blob(mx, my, { rx: 28, ry: 36, corners: 9, uneven: 0.1, angle }), spread, { shadow: 0.18 });
  if (spread === paprika) {
    const dice = pen
      .spots(7)
      .map(([u, v]) => pen.shape('cube', at([u * 22, -4 + v * 30]), { size: 7, angle: u * 3, flat: 0.9 }));
    pen.fill(dice.join(''), pale(spread, 0.22));
  } else pen.line(`M${joined(at([-16, -16]))}q14-10 26 2t8 22`, pale(spread, 0.5), 5, { share: 0.7 });
}

export const toast: Body = ({ pen, surface, has }) => {
  const spread = has('avocado')
    ? pistachio
    : has('cheese', 'feta', 'labneh', 'cream', 'egg')
      ? paper
      : has('mushroom')
        ? mix(wheat, bark, 0.4)
        : has('garlic', 'butter', 'honey')
          ? mix(saffron, cream, 0.45)
          : paprika;
  for (const one of marks('120 148 -.12, 206 156 .04, 288 148 .16')) oneSlice(pen, one, spread);
  return {
    ...surface,
    y: 160,
    places: points('.14 -.42, -.58 -.35, .82 .02, .78 -.45, -.52 .02, .2 .05'),
    flat: 0.9,
  };
};
