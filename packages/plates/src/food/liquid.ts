import type { Pen } from '../pen/pen.ts';
import { pale } from '../pen/pigments.ts';
import { glint } from '../table/light.ts';
import type { Surface } from '../table/surface.ts';

/** Fills the vessel up to its surface. */
export function liquid(pen: Pen, surface: Surface, colour: string, hasRing = true): Surface {
  const { x, y, r, k } = surface;
  pen.fill(pen.blob(x, y, { rx: r, ry: r * k, corners: 12, uneven: 0.007 }), colour);
  if (hasRing) {
    const inner = { rx: r * 0.86, ry: r * k * 0.84, corners: 12, uneven: 0.02 };
    pen.fill(pen.blob(x + 5, y + 3, inner), pale(colour, 0.1));
  }
  glint(pen, x, y, { rx: r * 0.86, ry: r * k * 0.84, from: 3.4, to: 4.1, share: 0.45 });
  return surface;
}
