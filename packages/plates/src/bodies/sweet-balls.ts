import { liquid } from '../food/liquid.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, cream, crust, paper, paprika, saffron } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Soft balls lying in syrup or milk. */
export const sweetBalls: Body = ({ pen, surface, kind }) => {
  const isMilky = kind === 'rasmalai';
  liquid(pen, surface, isMilky ? mix(saffron, cream, 0.72) : mix(saffron, crust, 0.2));
  const ball = [
    pen.blob(0, -10, { rx: 33, ry: 27, corners: 11, uneven: 0.02 }),
    [pen.blob(-9, -18, { rx: 14, ry: 8, corners: 8, angle: -0.3 }), paper, isMilky ? 0.8 : 0.4],
  ] as const;
  const laid = points('-.42 -.42, .34 -.46, -.6 .2, .08 .1, .62 .2, -.14 .6').map(
    (spot): Laid => [...placeOn(surface)(spot), 0],
  );
  pen.stamps([ball], laid, {
    colour: isMilky ? mix(cream, paper, 0.5) : mix(mix(bark, paprika, 0.35), crust, 0.3),
    dx: 2,
    dy: 6,
    shadow: 0.26,
  });
  return { ...surface, places: points('-.42 -.62, .34 -.66, .08 -.1, -.6 0, .62 0, -.14 .4') };
};
