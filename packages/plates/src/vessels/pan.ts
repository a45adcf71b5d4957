import { mix } from '../pen/mix.ts';
import { ellipse } from '../pen/outlines.ts';
import { deep, glaze, ink, pale } from '../pen/pigments.ts';
import { glint, shade } from '../table/light.ts';
import { tilt, type Vessel } from './vessel.ts';

/** A frying pan. */
export const pan: Vessel = pen => {
  const [x, y, r] = [178, 146, 124];
  const colour = mix(ink, glaze, 0.12);
  shade(pen, x, y + 24, { rx: r, ry: r * 0.62 });
  pen.line('M292 178L372 212', deep(colour, 0.2), 22);
  pen.line('M292 174L372 208', pale(colour, 0.14), 17);
  pen.fill(ellipse(x, y + 20, r * 0.94, r * tilt * 0.96), deep(colour, 0.3));
  pen.fill(pen.blob(x, y, { rx: r, ry: r * tilt * 1.04, corners: 12, uneven: 0.006 }), pale(colour, 0.2));
  pen.fill(ellipse(x, y + 3, r * 0.94, r * tilt * 0.97), colour);
  glint(pen, x, y, { rx: r * 0.97, ry: r * tilt * 1.01, to: 4.4, share: 0.4 });
  return { x, y: y + 7, r: r * 0.88, k: tilt, h: 0 };
};
