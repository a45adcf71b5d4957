import { type Piece, pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { bark, charred, crust, leaf, paprika, plum, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const usual: readonly Piece[] = [
  { form: 'cube', colour: mix(saffron, paprika, 0.35), size: 16 },
  { form: 'strip', colour: leaf, size: 18 },
  { form: 'crescent', colour: paprika, size: 16 },
  { form: 'oval', colour: plum, size: 15 },
];

/** Pieces from the oven, in their dish. */
export const roast: Body = ({ pen, surface, mains, vegetables }) => {
  if (surface.box) pen.fill(surface.box, mix(bark, crust, 0.35));
  const found = [...mains.slice(0, 3), ...vegetables].filter(({ size }) => size > 8);
  const mixed = found.length > 1 ? found.slice(0, 4) : [...found, ...usual].slice(0, 4);
  pieces(pen, { ...surface, r: 116, k: 0.4 }, mixed, 26, { r: 1, gap: 0.14 });
  const burnt = pen
    .spots(10, { r: 0.9 })
    .map(([u, v]) => `M${Math.round(surface.x + u * 104)} ${Math.round(surface.y + v * 40)}l6-3`);
  pen.line(burnt.join(''), charred, 3, { share: 0.5 });
  return { ...surface, r: 110, k: 0.4 };
};
