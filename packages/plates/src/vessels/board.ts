import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { ellipse, outline } from '../pen/outlines.ts';
import { crust, deep, ink, wheat } from '../pen/pigments.ts';
import type { Vessel } from './vessel.ts';

const edge = points(
  '52 110!, 200 104, 322 106, 330 108, 334 124, 334 148, 372 150, 384 162, 372 176, 336 180, 342 216, 336 226, 200 228, 54 228, 44 222, 46 116',
);

/** A wooden board with a handle. */
export const board: Vessel = pen => {
  const colour = mix(crust, wheat, 0.4);
  const top = outline(edge);
  pen.push(`<g fill="${ink}" transform="translate(9 14)" opacity=".2"><path d="${top}"/></g>`);
  pen.fill(outline(edge.map(([x, y]) => [x, y + 9])), deep(crust, 0.25));
  pen.fill(top, colour);
  pen.line('M62 132q90-8 250 2M58 204q120 8 262-4M150 118q60-3 120 2', deep(colour, 0.2), 2, { share: 0.5 });
  pen.fill(ellipse(367, 163, 6, 4), deep(crust, 0.3));
  return { x: 192, y: 166, r: 120, k: 0.42, h: 0 };
};
