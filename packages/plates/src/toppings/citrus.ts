import { mix } from '../pen/mix.ts';
import { joined, type Mark, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, lime, paper, saffron } from '../pen/pigments.ts';
import type { Topping } from './topping.ts';

const wedge = points('-21 -6!, 0 -9, 21 -6!, 14.7 12, 0 18, -14.7 12');
const flesh = points('-17.6 -4!, 0 -6, 17.6 -4!, 10.5 9, 0 13, -10.5 9');

/** Wedges of lemon or lime at the edge. */
export function citrus(pen: Pen, marks: readonly Mark[], { things }: Topping): void {
  const rind = things.includes('lemon') ? mix(saffron, cream, 0.12) : lime;
  marks.forEach(([x, y], i) => {
    const angle = -0.5 + i * 0.9;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y - 6 + (u * sin + v * cos) * 0.9];
    pen.lift(outline(wedge.map(at)), rind, { dx: 3, dy: 4 });
    pen.fill(outline(flesh.map(at)), mix(rind, paper, 0.6));
    const ribs = [-1, 1].map(side => `M${joined(at([side * 5, -2]))}L${joined(at([side * 8, 9]))}`);
    pen.line(ribs.join(''), rind, 1.8);
  });
}
