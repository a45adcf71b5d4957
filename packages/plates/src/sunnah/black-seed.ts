import { mix } from '../pen/mix.ts';
import { around, joined, type Mark, marks, points } from '../pen/numbers.ts';
import { lens, outline } from '../pen/outlines.ts';
import { deep, glaze, ink, leaf, paper, plum, saffron } from '../pen/pigments.ts';
import { darkLeaf, smallDish } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const blackSeed: SunnahDrawing = {
  pigment: 'glaze',
  alt: 'A bowl of black seeds and a flower of nigella',
  draw: pen => {
    pen.line('M286 244q16-60 2-122', darkLeaf, 5);
    pen.line('M290 196q26-8 40-32M289 214q-24-8-34-30', darkLeaf, 3.5);
    pen.line(
      'M330 164l14-14M330 164l2-20M330 164l-14-10M255 184l-14-10M255 184l2-18M255 184l-16 6',
      leaf,
      2.6,
    );
    const [x, y] = [286, 98];
    pen.line(
      around(
        12,
        t => `M${x} ${y}l${joined([Math.round(Math.cos(t) * 62), Math.round(Math.sin(t) * 54)])}`,
      ).join(''),
      leaf,
      2.2,
    );
    pen.stamps(
      [[lens(25, 0, { long: 27, wide: 13, angle: 0, flat: 1 }), ['M8 0h30', glaze, 0.4, 2]]],
      around(7, t => [x, y, t * 57.3]),
      { colour: mix(glaze, paper, 0.5), dx: 2, dy: 3 },
    );
    pen.fill(pen.blob(x, y, { rx: 12, ry: 11 }), mix(leaf, saffron, 0.3));
    pen.seeds(
      around(9, t => [x + Math.cos(t) * 17, y + Math.sin(t) * 16, t]),
      plum,
      { width: 4, long: 3, shadow: 0 },
    );
    smallDish(pen, { x: 148, y: 176, r: 88, depth: 72, colour: saffron, food: ink });
    pen.lift(
      outline(points('70 178, 96 142, 148 122, 200 142, 226 178, 190 206, 148 214, 106 206')),
      mix(ink, glaze, 0.12),
      { dx: 2, dy: 3 },
    );
    const g = pen
      .spots(70, { r: 0.94 })
      .map(([u, v]): Mark => [148 + u * 70, 172 + v * 36 - 10 * (1 - u * u), u * 7]);
    pen.seeds(g.slice(0, 40), mix(ink, paper, 0.3), { width: 4, long: 5, shadow: 0 });
    pen.seeds(g.slice(40), deep(ink, 0.4), { width: 4, long: 5, shadow: 0 });
    pen.seeds(marks('62 246, 84 258, 214 258 1, 236 246, 250 262 2, 112 264 1, 40 232 2, 190 268'), ink, {
      width: 5.5,
      long: 6,
      lit: mix(ink, paper, 0.5),
    });
  },
};
