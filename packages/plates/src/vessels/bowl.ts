import { mix } from '../pen/mix.ts';
import { joined, tenth } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { deep, glaze, ink, pale, paper, wheat } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import type { Surface } from '../table/surface.ts';
import { wareFor } from '../table/ware.ts';
import { tilt, type Vessel } from './vessel.ts';

export interface BowlSize {
  x: number;
  y: number;
  r: number;
  depth: number;
  /** The part of its width that it stands on. */
  foot: number;
  colour: string;
  hasBand?: boolean;
}

/** The dots under the rim. */
function band(pen: Pen, { x, y, r, depth, colour }: BowlSize): void {
  const rx = r * (depth > 80 ? 0.93 : 0.88);
  const ry = tenth(r * tilt * 0.95);
  const at = (t: number) => joined([x - Math.cos(t) * rx, y + 15 + Math.sin(t) * ry]);
  pen.line(
    `M${at(0.22)}A${joined([rx, ry])} 0 0 0 ${at(2.92)}`,
    colour === paper ? glaze : pale(colour, 0.55),
    6,
    { dash: '.1 14', share: 0.8 },
  );
}

export function drawBowl(pen: Pen, size: BowlSize): Surface {
  const { x, y, r, depth, foot, colour, hasBand } = size;
  const base = y + depth;
  const f = r * foot;
  const isLight = colour === paper;
  shade(pen, x, base - 4, { rx: r * 0.78, ry: 20 });
  pen.fill(
    `M${x - r} ${y}c2 ${tenth(depth * 0.5)} ${tenth(r * 0.3)} ${depth - 6} ${tenth(r - f)} ${depth}h${tenth(f * 2)}c${tenth(r * 0.7 - f)}-6 ${tenth(r - f - 2)}-${tenth(depth * 0.5 + 6)} ${tenth(r - f)}-${depth}z`,
    isLight ? mix(paper, wheat, 0.22) : colour,
  );
  pen.fill(
    `M${x + r} ${y}c-2 ${tenth(depth * 0.5)}-${tenth(r - f - 30)} ${depth - 6}-${tenth(r - f)} ${depth}h-${tenth(f)}c${tenth(r * 0.5)}-14 ${tenth(r * 0.75)}-60 ${tenth(r * 0.8)}-${tenth(depth * 0.8)}z`,
    ink,
    0.13,
  );
  if (hasBand) band(pen, size);
  pen.fill(
    pen.blob(x, y, { rx: r, ry: r * tilt, corners: 12, uneven: 0.008 }),
    isLight ? paper : pale(colour, 0.32),
  );
  pen.fill(
    ellipse(x, y + 1, r * 0.93, r * tilt * 0.92),
    isLight ? mix(wheat, paper, 0.35) : deep(colour, 0.3),
  );
  glint(pen, x, y, { rx: r * 0.965, ry: r * tilt * 0.96 });
  return { x, y: y + 6, r: r * 0.885, k: tilt * 0.965, h: 0 };
}

export const bowl: Vessel = (pen, setting, { not } = {}) => {
  const size = {
    r: Math.round(pen.between(108, 122)),
    depth: Math.round(pen.between(96, 110)),
    foot: pen.between(0.36, 0.5),
  };
  return drawBowl(pen, { x: 200, y: 130, ...size, colour: wareFor(pen, setting, not), hasBand: true });
};
