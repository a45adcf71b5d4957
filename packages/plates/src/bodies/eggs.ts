import { liquid } from '../food/liquid.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { deep, paper, paprika, saffron } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Eggs poached in a sauce of tomatoes. */
export const eggs: Body = ({ pen, surface, kind }) => {
  liquid(pen, surface, mix(paprika, saffron, 0.1), false);
  const bits = [
    { form: 'chunk', colour: deep(paprika, 0.12), size: 13 },
    { form: 'strip', colour: mix(paprika, saffron, 0.5), size: 14 },
    { form: 'crescent', colour: deep(paprika, 0.18), size: 12 },
  ] as const;
  pieces(pen, surface, bits, 11, { r: 0.88 });
  const spots = points('-.46 -.32, .4 -.42, .5 .36, -.3 .46').slice(0, kind === 'menemen' ? 3 : 4);
  const placed = spots.map(placeOn(surface));
  const whites = placed.map(([x, y]) => pen.blob(x, y, { rx: 31, ry: 20, corners: 8, uneven: 0.12 }));
  pen.lift(whites.join(''), paper, { dy: 4 });
  pen.seeds(
    placed.map(([x, y]) => [x - 2, y - 2]),
    saffron,
    { width: 19, long: 5, shadow: 0.14 },
  );
  const lit = placed.map(([x, y]) => `M${Math.round(x - 5)} ${Math.round(y - 7)}l4-1`);
  pen.line(lit.join(''), paper, 3.6, { share: 0.7 });
  return { ...surface, taken: spots };
};
