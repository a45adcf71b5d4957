import { mix } from '../pen/mix.ts';
import { type Mark, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, charred, cream, crust, paper, paprika, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const leg = points('-50 6, -44 -24, -10 -34, 24 -20, 52 -9!, 56 -2, 52 6!, 22 18, -12 34, -40 30');

function drumstick(pen: Pen, [x, y, angle]: readonly [number, number, number], colour: string) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y + (u * sin + v * cos) * 0.88];
  pen.coats(`M${at([44, -2]).join(' ')}L${at([80, -3]).join(' ')}`, [
    [bark, 12, 3, 6, 0.2],
    [cream, 12],
  ]);
  pen.seeds(
    [-8, 3].map((v): Mark => [...at([84, v]), 0]),
    cream,
    { width: 12, long: 2, shadow: 0.12 },
  );
  pen.lift(outline(leg.map(at)), colour, { dx: 4, dy: 8, shadow: 0.24 });
  pen.fill(outline(points('-38 -8, -22 -26, 4 -24, -14 -10').map(at)), paper, 0.35);
  const spots = pen.spots(6, { r: 0.8 }).map(([u, v]): Mark => [...at([-8 + u * 32, v * 20]), u * 3]);
  pen.seeds(spots, mix(colour, charred, 0.6), { width: 5, long: 4, shadow: 0 });
}

/** Legs of chicken. */
export const drumsticks: Body = ({ pen, surface, has }) => {
  const { x, y } = surface;
  const colour = has('paprika', 'chilli', 'tomato') ? mix(paprika, crust, 0.35) : mix(crust, saffron, 0.4);
  drumstick(pen, [x - 50, y - 34, -0.5], colour);
  drumstick(pen, [x + 42, y - 40, -0.25], mix(colour, bark, 0.1));
  drumstick(pen, [x - 66, y + 24, -0.1], mix(colour, saffron, 0.12));
  drumstick(pen, [x + 34, y + 26, 0.1], colour);
  return { ...surface, places: points('-.96 .2, .92 .4, .98 -.2, -.1 .92, -.9 -.3, .5 .85') };
};
