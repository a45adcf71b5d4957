import { mix } from '../pen/mix.ts';
import { crust, ink, pale } from '../pen/pigments.ts';
import { drawBowl } from './bowl.ts';
import type { Vessel } from './vessel.ts';

/** A hammered iron wok with two rings. */
export const karahi: Vessel = pen => {
  const colour = mix(ink, crust, 0.18);
  pen.line('M84 128c-40-22-52 26-10 28M316 128c40-22 52 26 10 28', pale(colour, 0.16), 9);
  const surface = drawBowl(pen, { x: 200, y: 138, r: 128, depth: 88, foot: 0.34, colour });
  pen.line('M104 190q20 22 44 30M128 180q14 20 34 28M160 204q14 10 30 12', pale(colour, 0.25), 3, {
    share: 0.55,
  });
  return surface;
};
