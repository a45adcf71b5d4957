import { mix } from '../pen/mix.ts';
import { crust, deep, ink, pale, paper, paprika } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import { wareFor } from '../table/ware.ts';
import { tilt, type Vessel } from './vessel.ts';

/** A round pot of clay. */
export const handi: Vessel = (pen, setting) => {
  const [y, r] = [118, 98];
  const colour = setting.cuisine.wares.includes('crust')
    ? mix(crust, paprika, 0.35)
    : wareFor(pen, setting, ['paper']);
  shade(pen, 200, 244, { rx: 96, ry: 20 });
  pen.fill('M116 128c-52 36-38 112 38 122h92c76-10 90-86 38-122z', colour);
  pen.fill('M284 128c52 36 38 112-38 122h-50c58-20 82-62 60-118z', ink, 0.14);
  pen.line('M88 176q112 54 226-2', pale(colour, 0.4), 3, { dash: '1 9' });
  pen.line('M90 164q110 50 222-2', pale(colour, 0.4), 2);
  const round = { rx: r + 6, ry: r * tilt + 2, corners: 12, uneven: 0.006 };
  pen.fill(pen.blob(200, y + 7, round), deep(colour, 0.25));
  pen.fill(pen.blob(200, y, round), pale(colour, 0.28));
  pen.fill(pen.blob(200, y + 2, { ...round, rx: r * 0.93, ry: r * tilt * 0.92 }), deep(colour, 0.4));
  glint(pen, 200, y, { rx: r + 1, ry: r * tilt });
  pen.line('M98 186q-2 22 10 36', paper, 5, { share: 0.35 });
  return { x: 200, y: y + 7, r: r * 0.88, k: tilt, h: 0 };
};
