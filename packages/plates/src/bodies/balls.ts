import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, cream, crust, ink, paper, saffron, wheat } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Round sweets, every other one rolled in something. */
export const balls: Body = ({ pen, surface, kind, has }) => {
  const colour = has('coconut')
    ? paper
    : kind === 'luqaimat'
      ? mix(crust, saffron, 0.25)
      : mix(bark, crust, 0.3);
  const coat = kind === 'balls' ? mix(colour, wheat, 0.55) : colour;
  const crumbs = (count: number) =>
    pen.spots(count).map(([u, v]) => `M${Math.round(u * 20)} ${Math.round(v * 19 - 8)}l2 2`);
  const one = (isCoated: boolean): [string, ...Part[]] => {
    const lit: Part = [pen.blob(-5, -14, { rx: 13, ry: 11, corners: 7, uneven: 0.06 }), paper, 0.2];
    const rolled: Part = [crumbs(isCoated ? 9 : 4).join(''), isCoated ? cream : ink, 0.75, 2.8];
    const d = pen.blob(0, -8, { rx: 25, ry: 23, corners: 9, uneven: 0.04 });
    return isCoated || coat !== colour ? [d, lit, rolled] : [d, lit];
  };
  const spots = points(
    '-.55 -.4, 0 -.5, .55 -.38, -.82 .12, -.28 .06, .28 .06, .8 .14, -.5 .55, .04 .58, .55 .52',
  );
  const laid = spots.map(
    (spot, i): Laid => [...placeOn(surface)(spot), pen.between(-20, 20), 1, i % 2 ? coat : ''],
  );
  pen.stamps([one(false), one(true)], laid, { colour, dx: 4, dy: 7 });
  return { ...surface, places: points('-.95 .5, .95 .5, .1 .98, -.7 .85') };
};
