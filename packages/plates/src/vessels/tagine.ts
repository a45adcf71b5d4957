import { ink, pale, paper } from '../pen/pigments.ts';
import { shade } from '../table/light.ts';
import { wareFor } from '../table/ware.ts';
import { drawBowl } from './bowl.ts';
import type { Vessel } from './vessel.ts';

/** The bowl in front of its pointed lid. */
export const tagine: Vessel = (pen, setting) => {
  const colour = wareFor(pen, setting, ['paper', 'saffron']);
  const mark = pale(colour, 0.5);
  shade(pen, 306, 176, { rx: 72, ry: 18 });
  pen.fill('M232 168c38-24 56-74 62-118q12-8 24 0c6 44 24 94 62 118q-74 34-148 0z', colour);
  pen.fill('M318 50c6 44 24 94 62 118q-36 17-78 17c24-30 24-90 2-135z', ink, 0.14);
  pen.line('M262 138q44 20 88 0M274 116q32 14 64 0', mark, 3);
  pen.line('M246 156q60 24 120 0', mark, 4, { dash: '1 10' });
  pen.fill(pen.blob(306, 42, { rx: 15, ry: 12 }), pale(colour, 0.25));
  pen.line('M268 142q20-26 26-62', paper, 4, { share: 0.4 });
  return drawBowl(pen, { x: 166, y: 158, r: 120, depth: 96, foot: 0.55, colour, hasBand: true });
};
