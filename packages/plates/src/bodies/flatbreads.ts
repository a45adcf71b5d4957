import { flatBread } from '../food/flat-bread.ts';
import { mix } from '../pen/mix.ts';
import { bread, crust } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A stack of three. */
export const flatbreads: Body = ({ pen, surface, kind, has }) => {
  const colour = kind === 'chapati' || has('barley', 'oats') ? mix(bread, crust, 0.25) : bread;
  flatBread(pen, 194, 190, { rx: 128, ry: 60, colour: mix(colour, crust, 0.12), thick: 8, spots: 0 });
  flatBread(pen, 206, 172, { rx: 124, ry: 58, colour: mix(colour, crust, 0.06), thick: 8, spots: 0 });
  flatBread(pen, 196, 152, { rx: 126, ry: 60, colour, thick: 8, spots: 12 });
  return { ...surface, x: 196, y: 150, r: 104, k: 0.46 };
};
