import { mix } from '../pen/mix.ts';
import { crust, deep, pale, saffron } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import { tilt, type Vessel } from './vessel.ts';

/** A round tray of copper. */
export const tray: Vessel = pen => {
  const [x, y, r] = [200, 150, 148];
  const colour = mix(crust, saffron, 0.35);
  const round = { rx: r, ry: r * tilt, corners: 12, uneven: 0.005 };
  shade(pen, x, y + 22, { rx: r, ry: r * tilt * 0.95 });
  pen.fill(pen.blob(x, y + 17, { ...round, rx: r * 0.98, ry: r * tilt * 0.98 }), deep(colour, 0.35));
  pen.fill(pen.blob(x, y, round), pale(colour, 0.35));
  pen.fill(pen.blob(x, y + 3, { ...round, rx: r * 0.95, ry: r * tilt * 0.94 }), deep(colour, 0.2));
  glint(pen, x, y, { rx: r * 0.975, ry: r * tilt * 0.97 });
  return { x, y: y + 7, r: r * 0.9, k: tilt, h: 0 };
};
