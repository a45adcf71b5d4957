import { mix } from '../pen/mix.ts';
import { cream, deep, ink, paper, wheat } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import { wareFor } from '../table/ware.ts';
import type { Vessel } from './vessel.ts';

/** A cake stand. */
export const stand: Vessel = (pen, setting) => {
  const colour = wareFor(pen, setting, ['paper']);
  const foot = colour === paper ? mix(cream, wheat, 0.3) : colour;
  const round = { rx: 142, ry: 56, corners: 12, uneven: 0.005 };
  shade(pen, 200, 262, { rx: 60, ry: 12 });
  pen.fill('M186 190q-2 44-40 66q54 16 108 0q-38-22-40-66z', deep(foot, 0.15));
  pen.fill('M200 190h14q2 44 40 66q-26 8-50 8z', ink, 0.12);
  pen.fill(pen.blob(200, 190, { ...round, rx: 140 }), deep(foot, 0.28));
  pen.fill(pen.blob(200, 182, round), colour);
  glint(pen, 200, 182, { rx: 134, ry: 50 });
  return { x: 200, y: 176, r: 104, k: 0.4, h: 0 };
};
