import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, charred, crust, paper } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

export const kofta: Body = ({ pen, surface, mains }) => {
  const colour = mains[0]?.colour ?? mix(bark, crust, 0.45);
  const one = (): [string, ...Part[]] => [
    pen.shape('oval', [0, -7], { size: 32, flat: 0.9 }),
    [pen.shape('oval', [-5, -12], { size: 19, flat: 0.6 }), paper, 0.16],
    ['M-16 1l7-14M-3 2l7-15M10 1l7-13', charred, 0.5, 3.4],
  ];
  const laid = points('-.5 -.5, .1 -.6, .62 -.32, -.66 .05, -.05 0, .5 .22, -.25 .55').map(
    (spot): Laid => [...placeOn(surface)(spot), pen.between(-30, -6)],
  );
  pen.stamps([one(), one()], laid, { colour, dx: 3, dy: 7 });
  return {
    ...surface,
    places: points('.72 .62, -.85 .42, .3 .82, -.6 .75, .9 .1, .02 .9, -.95 -.1, .05 -.3'),
  };
};
