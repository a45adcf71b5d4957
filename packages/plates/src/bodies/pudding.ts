import { grains } from '../food/grains.ts';
import { liquid } from '../food/liquid.ts';
import { mix } from '../pen/mix.ts';
import { around, type Point } from '../pen/numbers.ts';
import { curve } from '../pen/outlines.ts';
import { bark, cream, crust, deep, ink, pale, paper, pistachio, saffron, wheat } from '../pen/pigments.ts';
import type { Body, Serving } from './serving.ts';

export function puddingColour({ kind, has }: Serving): string {
  if (has('chocolate')) return mix(bark, ink, 0.15);
  if (has('saffron', 'mango', 'pumpkin', 'carrot')) return mix(saffron, cream, 0.2);
  if (has('matcha', 'pandan', 'pistachio')) return pistachio;
  if (kind === 'porridge' || has('oats', 'barley')) return mix(cream, wheat, 0.35);
  return cream;
}

/** Smooth and stirred. */
export const pudding: Body = serving => {
  const { pen, surface, kind } = serving;
  const { x, y, r, k } = surface;
  const colour = puddingColour(serving);
  liquid(pen, surface, colour, false);
  const swirl = around(15, (_, i): Point => {
    const part = 0.86 - i * 0.055;
    return [x + Math.cos(i * 0.75 + 1) * r * part, y + Math.sin(i * 0.75 + 1) * r * k * part];
  });
  pen.line(curve(swirl), pale(colour, 0.5), 7, { share: 0.8 });
  if (kind === 'rice-pudding')
    grains(pen, { ...surface, r: r * 0.94 }, [paper, deep(colour, 0.13)], { count: 54 });
  if (kind === 'porridge')
    grains(pen, surface, [pale(colour, 0.5), mix(colour, crust, 0.35)], { count: 44, long: 4, width: 5 });
  return { ...surface, inRows: true };
};
