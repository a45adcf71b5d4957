import { points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { deep, ink, pale, paper } from '../pen/pigments.ts';
import { wareFor } from '../table/ware.ts';
import type { Vessel } from './vessel.ts';

const rim = points('64 96, 90 88, 310 88, 336 96, 350 200, 330 214, 70 214, 50 200');
/** The rim drawn in by so much, and moved down. */
const box = (by: number, down: number) =>
  outline(rim.map(([x, y]) => [x + (x < 200 ? by : -by), y + down + (y < 150 ? by * 0.7 : -by * 0.6)]));

/** An oven dish with two handles. */
export const casserole: Vessel = (pen, setting) => {
  const colour = wareFor(pen, setting, ['paper']);
  pen.push(`<g fill="${ink}" transform="translate(10 38)" opacity=".17"><path d="${box(4, 0)}"/></g>`);
  pen.line('M46 150q-20 4-14 26M354 150q20 4 14 26', deep(colour, 0.1), 12);
  pen.fill(box(5, 30), deep(colour, 0.25));
  pen.fill(box(0, 14), colour);
  pen.fill(box(0, 0), pale(colour, 0.3));
  pen.fill(box(9, 3), deep(colour, 0.35));
  pen.line('M62 132L70 100L92 93', paper, 4, { share: 0.5 });
  return { x: 200, y: 153, r: 122, k: 0.42, h: 0, box: box(16, 8) };
};
