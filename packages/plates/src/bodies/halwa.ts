import { grains } from '../food/grains.ts';
import { mound } from '../food/mound.ts';
import { mix } from '../pen/mix.ts';
import { bark, cream, crust, deep, pale, paprika, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A soft heap, grated or of semolina. */
export const halwa: Body = ({ pen, surface, has, holds }) => {
  const colour = has('carrot', 'pumpkin')
    ? mix(saffron, paprika, 0.5)
    : holds('chocolate', 'date')
      ? mix(bark, crust, 0.4)
      : has('sesame', 'tahini') || holds('tahini')
        ? mix(wheat, cream, 0.3)
        : mix(saffron, wheat, 0.4);
  const heap = mound(pen, { ...surface, r: surface.r * 0.94 }, colour, surface.r * 0.5);
  grains(pen, heap, [pale(colour, 0.3), deep(colour, 0.16)], { count: 66, long: 9, width: 4 });
  return heap;
};
