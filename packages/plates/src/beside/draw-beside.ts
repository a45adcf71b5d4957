import { mix } from '../pen/mix.ts';
import type { Point } from '../pen/numbers.ts';
import { lens } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { crust, deep, ink, wheat } from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';
import { besides } from './beside.ts';

const corners: readonly [Point, ...Point[]] = [
  [54, 226],
  [350, 228],
  [344, 62],
];

export function spoon(pen: Pen): void {
  pen.coats('M334 92L366 214', [
    [ink, 7, 4, 6, 0.16],
    [crust, 7],
    [mix(crust, wheat, 0.4), 2, -1.5, 0],
  ]);
  const head = (long: number, wide: number) => lens(328, 69, { long, wide, angle: 1.32, flat: 1 });
  pen.lift(head(30, 13), crust, { dx: 4, dy: 6, shadow: 0.16 });
  pen.fill(head(21, 8), deep(crust, 0.25));
}

/** One thing of the ingredients at most. */
export function drawBeside(pen: Pen, seen: (...things: readonly Thing[]) => boolean): void {
  const corner = pen.pick(corners);
  const [first, ...more] = besides.filter(([things]) => seen(...things));
  if (first) pen.pick([first, ...more])[1](pen, corner);
}
