import { grains } from '../food/grains.ts';
import { liquid } from '../food/liquid.ts';
import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { whole } from '../pen/numbers.ts';
import { cream, deep, pale, paper, saffron } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Pieces in their sauce; on a plate beside its rice. */
export const curry: Body = ({ pen, surface, sauce, mains, vegetables }) => {
  liquid(pen, surface, sauce);
  const { x, y, r, isPlate } = surface;
  const half = isPlate ? { ...surface, x: x + r * 0.3, r: r * 0.68 } : surface;
  const place = placeOn(half);
  const oil = pen.spots(7).map(spot => `M${place(spot).map(whole).join(' ')}q8-5 16 0`);
  pen.line(oil.join(''), pale(saffron, 0.15), 2.5, { share: 0.6 });
  if (isPlate) {
    const rice = mound(pen, { ...surface, x: x - r * 0.4, y: y - 4, r: r * 0.58 }, cream, 34);
    grains(pen, rice, [paper, deep(cream, 0.14)], { count: 50 });
  }
  const all = [...mains, ...vegetables.slice(0, 2)];
  const first = all[0] ?? { form: 'chunk', colour: deep(sauce, 0.2), size: 19 };
  const count = first.size < 13 ? 16 : isPlate ? 7 : 9;
  pieces(pen, half, all.length ? all : [first], count, { r: 0.76 });
  return half;
};
