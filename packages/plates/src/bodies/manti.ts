import { mix } from '../pen/mix.ts';
import { type Point, points } from '../pen/numbers.ts';
import { curve, outline } from '../pen/outlines.ts';
import { bark, cream, paper, paprika, saffron, wheat } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

const parcel = [
  outline(points('-19 6, -15 -12!, 0 -5, 15 -12!, 19 6, 0 14')),
  ['M-14-11l14 12l14-12M0 1v12', bark, 0.4, 2.2],
] as const;

/** Small parcels under yoghurt and red butter. */
export const manti: Body = ({ pen, surface }) => {
  const { x, y, r, k } = surface;
  const at = placeOn(surface);
  const laid = pen.spots(30, { r: 0.9 }).map((spot): Laid => [...at(spot), pen.between(-40, 40)]);
  pen.stamps([parcel], laid, { colour: mix(cream, wheat, 0.4), dx: 2, dy: 4 });
  pen.lift(pen.blob(x - 4, y - 4, { rx: r * 0.62, ry: r * k * 0.56, corners: 9, uneven: 0.14 }), paper, {
    dx: 1,
    dy: 3,
    shadow: 0.14,
  });
  const butter: Point[] = [];
  for (let t = 0; t < 8; t += 0.6)
    butter.push(at([Math.cos(t) * (0.06 + t * 0.055) - 0.03, Math.sin(t) * (0.06 + t * 0.055) - 0.04]));
  pen.line(curve(butter), mix(paprika, saffron, 0.2), 6);
  const drops = points('.56 -.3, -.6 .1, .3 .56, -.2 -.62, .62 .26').map(
    spot => `M${at(spot).map(Math.round).join(' ')}l2 1`,
  );
  pen.line(drops.join(''), mix(paprika, saffron, 0.2), 7);
  return { ...surface, r: r * 0.85 };
};
