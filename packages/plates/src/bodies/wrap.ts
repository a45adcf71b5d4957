import { mix } from '../pen/mix.ts';
import { joined, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bread, cream, crust, deep, green, ink, leaf, paper, paprika } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

interface Roll {
  x: number;
  y: number;
  angle: number;
  filling: readonly string[];
}

/** Bread rolled round its filling, half in paper. */
function roll(pen: Pen, { x, y, angle, filling }: Roll) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y + (u * sin + v * cos) * 0.86];
  const part = (text: string) => outline(points(text).map(at));
  const L = (text: string) => points(text).map(point => joined(at(point)));
  pen.lift(part('-104 -32!, -108 0, -104 32!, 66 38!, 84 -38!'), bread, { dx: 6, dy: 9 });
  pen.fill(part('-104 10, -104 32!, 66 38!, 70 16!'), ink, 0.1);
  const brown = points('-20 -14, 6 6, 30 -20, -8 22').map(spot => {
    const [px, py] = at(spot);
    return pen.blob(px, py, { rx: 9, ry: 5, corners: 6, uneven: 0.15 });
  });
  pen.fill(brown.join(''), mix(bread, crust, 0.6), 0.7);
  pen.fill(part('-108 -35!, -112 0, -108 35!, -34 37!, -44 0, -34 -35!'), paper);
  const [a, b, c, d, e, f] = L('-92 -34, -92 34, -74 -35, -74 35, -56 -35, -54 36');
  pen.line(`M${a}L${b}M${c}L${d}M${e}L${f}`, green, 5, { share: 0.75 });
  const [ex, ey] = at([75, 0]);
  const end = { angle: angle + 1.77, flat: 1 };
  pen.fill(pen.shape('oval', [ex, ey], { ...end, size: 39, uneven: 0.02 }), deep(bread, 0.18));
  pen.fill(pen.shape('oval', [ex, ey], { ...end, size: 33, uneven: 0.03 }), mix(leaf, cream, 0.25));
  filling.forEach((colour, i) => {
    const bit = pen.blob(ex - 8 + (i % 3) * 8, ey - 22 + i * 11, {
      rx: 9.5,
      ry: 7,
      corners: 7,
      uneven: 0.14,
    });
    pen.fill(bit, colour);
  });
}

export const wrap: Body = ({ pen, surface, mains }) => {
  const main = mains[0]?.colour ?? crust;
  const filling = [main, paprika, cream, main, leaf];
  roll(pen, { x: 190, y: 118, angle: -0.2, filling });
  roll(pen, { x: 196, y: 186, angle: 0.1, filling });
  return { ...surface, places: points('1 .45, 1.05 -.9, .9 1') };
};
