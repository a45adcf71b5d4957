import { liquid } from '../food/liquid.ts';
import { pieces } from '../food/pieces.ts';
import { whole } from '../pen/numbers.ts';
import { cream, deep, wheat } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

export const soup: Body = ({ pen, surface, sauce, mains, vegetables, kind, holds }) => {
  liquid(pen, surface, sauce);
  const place = placeOn(surface);
  if (holds('noodle')) {
    const threads = pen
      .spots(10, { r: 0.8 })
      .map(spot => `M${place(spot).map(whole).join(' ')}q12-8 20 0t18-2`);
    pen.coats(threads.join(''), [
      [deep(wheat, 0.3), 5.5, 1, 2, 0.5],
      [cream, 4],
    ]);
  }
  const isSmooth = kind === 'lentil-soup' || holds('puree') || (kind === 'soup' && !mains.length);
  const bits = isSmooth ? [] : [...mains.slice(0, 1), ...vegetables.slice(0, 3)];
  if (bits.length) {
    const small = bits.map(bit => ({ ...bit, size: Math.min(bit.size, 15) }));
    pieces(pen, surface, small, 8, { r: 0.78 });
  }
  return surface;
};
