import type { Pen } from '../pen/pen.ts';
import type { Pigment } from '../pen/pigments.ts';
import type { Surface } from '../table/surface.ts';
import { type Setting, wareFor } from '../table/ware.ts';
import { drawBowl } from '../vessels/bowl.ts';
import { liquid } from './liquid.ts';

interface SmallBowl {
  x: number;
  y: number;
  colour: string;
  not?: readonly Pigment[];
}

/** For the sauce beside a dish. */
export function smallBowl(pen: Pen, setting: Setting, { x, y, colour, not }: SmallBowl): Surface {
  const r = 37;
  const surface = drawBowl(pen, { x, y, r, depth: r, foot: 0.5, colour: wareFor(pen, setting, not) });
  return liquid(pen, surface, colour, false);
}
