import { grains } from '../food/grains.ts';
import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { cream, deep, pale, paper, paprika, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

export const rice: Body = ({ pen, surface, kind, mains, has }) => {
  const isGolden = kind === 'biryani' || kind === 'kabsa' || has('saffron', 'turmeric');
  const isRed = kind === 'fried-rice' || kind === 'jollof' || has('tomato', 'bulgur');
  const base = isGolden ? mix(saffron, cream, 0.5) : isRed ? mix(saffron, wheat, 0.62) : cream;
  const height = surface.r * (surface.isPlate ? 0.52 : 0.64);
  const heap = mound(pen, { ...surface, r: surface.r * 0.94 }, base, height);
  const golden = [paper, mix(saffron, paprika, 0.12), deep(base, 0.08)];
  grains(pen, heap, isGolden ? golden : [pale(base, 0.6), deep(base, 0.14)]);
  if (mains[0]) pieces(pen, heap, mains, mains[0].size < 14 ? 12 : 6, { r: 0.6, gap: 0.3 });
  return heap;
};
