import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { cream, crust, pale, saffron, wheat } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** From the oven, brown on top. */
export const bake: Body = ({ pen, surface, kind, sauce, mains }) => {
  const isSweet = kind === 'umm-ali' || kind === 'crumble';
  const isCheesy = kind === 'lasagne' || kind === 'moussaka' || kind === 'gratin';
  const colour = isSweet ? mix(wheat, saffron, 0.3) : isCheesy ? mix(saffron, cream, 0.25) : sauce;
  const top = { ...surface, r: 108 };
  const patches = (count: number, [low, high]: readonly [number, number]) =>
    pen.spots(count, { r: 0.96 }).map(spot => {
      const [x, y] = placeOn(top)(spot);
      const size = {
        rx: pen.between(low, high),
        ry: pen.between(low / 2, high / 2),
        corners: 8,
        uneven: 0.14,
      };
      return pen.blob(x, y, size);
    });
  if (surface.box) pen.fill(surface.box, colour);
  pen.fill(patches(15, [9, 22]).join(''), mix(colour, crust, 0.55), 0.55);
  pen.fill(patches(6, [7, 14]).join(''), pale(colour, 0.5), 0.8);
  if (mains.length && !isSweet && !isCheesy) pieces(pen, surface, mains, 9, { r: 0.86, gap: 0.3 });
  return { ...surface, r: 110, k: 0.4 };
};
