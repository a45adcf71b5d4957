import { joined, type Point } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { ink, paper } from '../pen/pigments.ts';

interface Size {
  rx: number;
  ry: number;
}

/** The shadow that a vessel throws on the table: light comes from the upper left. */
export const shade = ({ push }: Pen, x: number, y: number, { rx, ry }: Size) =>
  push(
    `<g fill="${ink}"><path d="${ellipse(x + 16, y + 6, rx * 1.1, ry * 1.12)}" opacity=".1"/><path d="${ellipse(x + 8, y + 3, rx, ry)}" opacity=".16"/></g>`,
  );

interface Glint extends Size {
  from?: number;
  to?: number;
  share?: number;
  width?: number;
}

/** A light arc on a round edge. */
export function glint(pen: Pen, x: number, y: number, how: Glint): void {
  const { rx, ry, from = 3.35, to = 4.5, share = 0.55, width = 4 } = how;
  const at = (t: number): Point => [x + Math.cos(t) * rx, y + Math.sin(t) * ry];
  pen.line(`M${joined(at(from))}A${joined([rx, ry])} 0 0 1 ${joined(at(to))}`, paper, width, { share });
}
