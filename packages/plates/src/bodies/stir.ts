import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { cream, crust, leaf, paprika } from '../pen/pigments.ts';
import { glint } from '../table/light.ts';
import type { Body } from './serving.ts';

export const stir: Body = ({ pen, surface, mains, vegetables }) => {
  const { x, y, r, k } = surface;
  const glaze = mix(crust, paprika, 0.25);
  pen.lift(pen.blob(x, y + 2, { rx: r * 0.92, ry: r * k * 0.9, corners: 11, uneven: 0.05 }), glaze, {
    dy: 4,
  });
  glint(pen, x, y, { rx: r * 0.8, ry: r * k * 0.78, from: 0.5, to: 1.6, share: 0.35 });
  const heap = { ...surface, h: 22, r: r * 0.88 };
  const main = mains[0] ?? { form: 'cube', colour: cream, size: 16 };
  const beside = vegetables.length
    ? vegetables.slice(0, 3)
    : [
        { form: 'strip' as const, colour: leaf, size: 16 },
        { form: 'strip' as const, colour: paprika, size: 15 },
      ];
  pieces(pen, heap, [main, ...beside], 20, { r: 0.9, gap: 0.16 });
  return heap;
};
