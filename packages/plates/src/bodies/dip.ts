import { mix } from '../pen/mix.ts';
import type { Point } from '../pen/numbers.ts';
import { curve } from '../pen/outlines.ts';
import { bark, cream, deep, leaf, pale, paper, paprika, pistachio, saffron, wheat } from '../pen/pigments.ts';
import type { Body, Serving } from './serving.ts';

function colourOf({ kind, has }: Serving): string {
  if (kind === 'baba-ghanoush' || has('aubergine')) return mix(wheat, bark, 0.22);
  if (kind === 'raita' || has('labneh', 'yoghurt')) return paper;
  if (kind === 'muhammara' || has('pepper', 'tomato')) return mix(paprika, bark, 0.15);
  if (kind === 'guacamole' || has('avocado', 'pea')) return pistachio;
  if (kind === 'ful' || has('bean')) return mix(bark, wheat, 0.35);
  return mix(cream, wheat, 0.4);
}

/** Spread with the back of a spoon, oil in the furrows. */
export const dip: Body = serving => {
  const { pen, surface } = serving;
  const { x, y, r, k } = surface;
  const colour = colourOf(serving);
  const spread = pen.blob(x, y, { rx: r, ry: r * k, corners: 13, uneven: 0.03 });
  pen.lift(spread, colour, { dx: 3, dy: 5, shadow: 0.15 });
  const ring = (part: number, from: number) => {
    const path: Point[] = [];
    for (let t = 0; t < 5.4; t += 0.5) {
      path.push([x + Math.cos(t + from) * r * part, y + Math.sin(t + from) * r * k * part]);
    }
    return curve(path);
  };
  pen.line(ring(0.78, 0.4), deep(colour, 0.14), 9);
  pen.line(ring(0.74, 0.3), pale(colour, 0.5), 6);
  pen.line(ring(0.48, 2), deep(colour, 0.16), 10);
  pen.line(ring(0.46, 2), mix(saffron, leaf, 0.22), 7);
  const pool = pen.blob(x + 4, y + 2, { rx: r * 0.3, ry: r * k * 0.27, corners: 8, uneven: 0.08 });
  pen.fill(pool, mix(saffron, leaf, 0.2));
  return { ...surface, r: r * 0.9 };
};
