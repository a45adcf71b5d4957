import { mix } from '../pen/mix.ts';
import { joined, type Mark, type Point, points, whole } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, ink, leaf, paper, paprika, plum, ruby, saffron } from '../pen/pigments.ts';
import { lit, lobed, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

const edge = points('0 -78!, 12 -56, 34 -22, 58 14, 48 54, 0 68, -48 54, -58 14, -34 -22, -12 -56');

function fig(x: number, y: number, { size, angle }: { size: number; angle: number }) {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  return { at, edge: edge.map(at) };
}

function halved(pen: Pen) {
  const half = fig(186, 206, { size: 0.86, angle: 0.05 });
  shadow(pen, 186, 264, { rx: 54, ry: 10 });
  pen.lift(outline(half.edge), plum, { dx: 5, dy: 7 });
  pen.fill(outline(half.edge.map(([x, y]) => [186 + (x - 186) * 0.88, 208 + (y - 208) * 0.88])), cream);
  pen.fill(pen.blob(186, 220, { rx: 37, ry: 33, uneven: 0.04 }), mix(ruby, paprika, 0.45));
  pen.fill(pen.blob(186, 218, { rx: 13, ry: 15, corners: 8, uneven: 0.08 }), mix(ruby, cream, 0.5));
  const seeds = pen.spots(22, { r: 0.92 }).map(([u, v]): Mark => [186 + u * 33, 220 + v * 29, u * 4]);
  pen.seeds(seeds, mix(saffron, cream, 0.4), { width: 3.4, long: 2, shadow: 0 });
}

export const figs: SunnahDrawing = {
  pigment: 'saffron',
  alt: 'Figs, one of them cut open',
  draw: pen => {
    lobed(pen, { x: 286, y: 92, r: 66, angle: -0.4, colour: leaf });
    const right = fig(252, 158, { size: 1.08, angle: 0.22 });
    shadow(pen, 250, 236, { rx: 66 });
    pen.lift(outline(right.edge), plum, { dx: 5, dy: 8 });
    const ribs = [-26, 0, 26].map(u => {
      const [from, by, to] = [right.at([u * 0.2, -56]), right.at([u * 1.3, 0]), right.at([u, 58])];
      return `M${joined(from.map(whole))}Q${joined([...by, ...to].map(whole))}`;
    });
    pen.line(ribs.join(''), mix(plum, paper, 0.3), 2.6, { share: 0.7 });
    lit(pen, 'M218 142q-12 26-4 54', { width: 7, share: 0.4 });
    shadow(pen, 112, 228, { rx: 56 });
    pen.lift(outline(fig(112, 160, { size: 0.94, angle: -0.18 }).edge), mix(ruby, ink, 0.4), {
      dx: 5,
      dy: 8,
    });
    lit(pen, 'M84 140q-10 20-8 44', { width: 6, share: 0.4 });
    halved(pen);
  },
};
