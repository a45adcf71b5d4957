import { liquid } from '../food/liquid.ts';
import { mix } from '../pen/mix.ts';
import { whole } from '../pen/numbers.ts';
import { charred, paprika, saffron } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** With its tempering of spices and red butter. */
export const dal: Body = ({ pen, surface, sauce }) => {
  liquid(pen, surface, sauce);
  const place = placeOn(surface);
  const pools = pen.spots(9).map(spot => {
    const [x, y] = place(spot);
    return pen.blob(x, y, { rx: pen.between(8, 18), ry: pen.between(4, 8), corners: 6, uneven: 0.12 });
  });
  pen.fill(pools.join(''), mix(paprika, saffron, 0.25), 0.6);
  const seeds = pen.spots(16).map(spot => `M${place(spot).map(whole).join(' ')}l4 2`);
  pen.line(seeds.join(''), charred, 2.4);
  return surface;
};
