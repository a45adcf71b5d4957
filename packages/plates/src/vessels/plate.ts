import { mix } from '../pen/mix.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, deep, glaze, pale, paper, wheat } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import type { Surface } from '../table/surface.ts';
import { wareFor } from '../table/ware.ts';
import { tilt, type Vessel } from './vessel.ts';

interface PlateSize {
  y: number;
  r: number;
  k: number;
  /** The part of it that is hollow. */
  well: number;
  colour: string;
}

function drawPlate(pen: Pen, { y, r, k, well, colour }: PlateSize): Surface {
  const x = 200;
  const isLight = colour === paper;
  const inner = r * well;
  shade(pen, x, y + r * k * 0.25, { rx: r * 0.95, ry: r * k * 0.86 });
  pen.fill(
    ellipse(x, y + 8, r * 0.985, r * k * 0.985),
    isLight ? mix(wheat, paper, 0.2) : deep(colour, 0.35),
  );
  pen.fill(pen.blob(x, y, { rx: r, ry: r * k, corners: 12, uneven: 0.006 }), colour);
  pen.line(ellipse(x, y, r * 0.905, r * k * 0.905), isLight ? glaze : pale(colour, 0.5), isLight ? 3 : 2, {
    dash: isLight ? '' : '1 7',
    share: 0.7,
  });
  pen.fill(ellipse(x, y + 2, inner, inner * k), isLight ? mix(cream, wheat, 0.25) : deep(colour, 0.2));
  pen.fill(
    ellipse(x, y + 5, inner * 0.97, inner * k * 0.95),
    isLight ? mix(paper, cream, 0.5) : pale(colour, 0.12),
  );
  glint(pen, x, y, { rx: r * 0.955, ry: r * k * 0.95 });
  return { x, y: y + 3, r: inner * 0.92, k, h: 0, isPlate: true };
}

export const plate: Vessel = (pen, setting, { not } = {}) =>
  drawPlate(pen, { r: 152, y: 158, k: tilt, well: 0.8, colour: wareFor(pen, setting, not) });

/** Wider and flatter, for what is shared. */
export const platter: Vessel = (pen, setting, { not } = {}) =>
  drawPlate(pen, { r: 172, y: 166, k: 0.47, well: 0.84, colour: wareFor(pen, setting, not) });
