import { liquid } from '../food/liquid.ts';
import { mix } from '../pen/mix.ts';
import { bark, crust, paper, saffron } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Cream under sugar that the flame has caught in places. */
export const brulee: Body = ({ pen, surface }) => {
  const { x, y, r, k } = surface;
  liquid(pen, surface, mix(saffron, crust, 0.45), false);
  const burnt = pen.spots(11, { r: 0.84 }).map(spot => {
    const [px, py] = placeOn(surface)(spot);
    return pen.blob(px, py, { rx: pen.between(9, 17), ry: pen.between(4, 8), corners: 8, uneven: 0.2 });
  });
  pen.fill(burnt.join(''), mix(crust, bark, 0.4), 0.55);
  pen.fill(pen.blob(x - r * 0.3, y - r * k * 0.4, { rx: 34, ry: 8, corners: 9, angle: -0.2 }), paper, 0.4);
  return { ...surface, r: r * 0.5 };
};
