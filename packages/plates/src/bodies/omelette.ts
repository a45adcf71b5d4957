import { mix } from '../pen/mix.ts';
import { type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { cream, crust, leaf, pale, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const half = points('-118 22!, -100 -44, 0 -70, 100 -44, 118 22!, 0 34');

/** Folded in half. */
export const omelette: Body = ({ pen, surface, has }) => {
  const { x, y } = surface;
  const colour = has('spinach', 'herbs') ? mix(leaf, saffron, 0.4) : mix(saffron, cream, 0.3);
  const inwards = (by: number, down: number): Point[] =>
    half.map(([u, v]) => [x + u * (1 - by / 118), y + v * (1 - by / 118) + down]);
  pen.lift(outline(inwards(0, 8)), mix(colour, crust, 0.5), { dx: 5, dy: 8 });
  pen.fill(outline(inwards(3, -2)), colour);
  pen.line(`M${x - 108} ${y + 21}q108 12 216 0`, pale(colour, 0.5), 5);
  const brown = pen.spots(8, { r: 0.75 }).map(([u, v]) => {
    const size = { rx: pen.between(8, 17), ry: pen.between(4, 8), corners: 7, uneven: 0.15 };
    return pen.blob(x + u * 96, y - 20 + v * 34, size);
  });
  pen.fill(brown.join(''), mix(colour, crust, 0.5), 0.55);
  return { ...surface, y: y - 20, r: 84, k: 0.36 };
};
