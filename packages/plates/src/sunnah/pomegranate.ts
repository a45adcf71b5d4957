import { mix } from '../pen/mix.ts';
import { type Mark, marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { blush, cream, deep, ink, leaf, paprika, ruby, saffron } from '../pen/pigments.ts';
import { darkLeaf, lit, shadow, veined } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

/** Where the seeds lie together. */
const cells = [
  { x: 100, y: 168, rx: 28, ry: 19, angle: 0.5 },
  { x: 150, y: 166, rx: 26, ry: 19, angle: -0.5 },
  { x: 86, y: 206, rx: 23, ry: 19, angle: 0 },
  { x: 126, y: 212, rx: 24, ry: 20, angle: 0 },
  { x: 166, y: 204, rx: 22, ry: 20, angle: 0.2 },
];

export const pomegranate: SunnahDrawing = {
  pigment: 'paprika',
  alt: 'A pomegranate, and one cut open',
  draw: pen => {
    const c = mix(ruby, paprika, 0.42);
    veined(pen, { x: 306, y: 66, long: 46, wide: 14, angle: 0.5, colour: leaf });
    veined(pen, { x: 296, y: 40, long: 40, wide: 12, angle: -0.2, colour: darkLeaf });
    shadow(pen, 236, 234, { rx: 88, ry: 20 });
    pen.lift(outline(points('216 64!, 206 34!, 224 46, 238 30!, 250 46, 268 36!, 258 66!')), deep(c, 0.12), {
      dx: 3,
      dy: 4,
    });
    pen.lift(pen.blob(238, 146, { rx: 90, ry: 86, corners: 11, uneven: 0.018 }), c, { dx: 5, dy: 8 });
    pen.fill('M322 122c14 60-30 110-88 110c50-10 72-54 60-128z', ink, 0.1);
    lit(pen, 'M170 122q8-32 34-48', { width: 7, share: 0.45 });
    pen.line('M214 64q24 10 46 0', deep(c, 0.3), 3);
    shadow(pen, 126, 254, { rx: 78, ry: 16 });
    pen.lift(pen.blob(126, 194, { rx: 76, ry: 64, corners: 12, uneven: 0.02 }), deep(c, 0.1), {
      dx: 5,
      dy: 8,
    });
    pen.fill(pen.blob(125, 190, { rx: 69, ry: 56, corners: 12, uneven: 0.03 }), mix(cream, saffron, 0.18));
    pen.fill(
      cells.map(({ x, y, ...size }) => pen.blob(x, y, { ...size, corners: 9, uneven: 0.06 })).join(''),
      mix(ruby, ink, 0.15),
    );
    pen.seeds(
      cells.flatMap(({ x, y, rx, ry }) =>
        pen.spots(9, { r: 0.82 }).map(([u, v]): Mark => [x + u * rx, y + v * ry, u * 3]),
      ),
      mix(ruby, paprika, 0.4),
      { width: 9.5, long: 3, lit: blush },
    );
    pen.seeds(marks('222 250 1, 242 258 0, 262 246 2, 206 264 2, 284 258 0'), mix(ruby, paprika, 0.35), {
      width: 11,
      long: 4,
      lit: blush,
    });
  },
};
