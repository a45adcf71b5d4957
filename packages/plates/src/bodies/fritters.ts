import { smallBowl } from '../food/small-bowl.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, crust, herb, paper, saffron } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Pakora: ragged, of vegetables in batter. */
export const fritters: Body = ({ pen, surface, setting }) => {
  const colour = mix(crust, saffron, 0.4);
  const one = (): [string, ...Part[]] => [
    pen.blob(0, -8, { rx: 29, ry: 23, uneven: 0.11 }),
    [pen.blob(-6, -13, { rx: 14, ry: 9, corners: 7, uneven: 0.15 }), paper, 0.22],
    ['M4-2l6 3M-10 2l5 1M10-14l4 3M-2 8l4-2', herb, 0.9, 3.6],
  ];
  const spots = points('-.6 -.45, 0 -.55, -.85 .1, -.28 .05, .3 .1, .82 .22, -.5 .6, .1 .64, .6 .6, -.1 -.5');
  const laid = spots.map((spot, i): Laid => {
    const dark = i % 3 ? '' : mix(colour, bark, 0.18);
    return [...placeOn(surface)(spot), pen.between(-30, 30), 1, dark];
  });
  pen.stamps([one(), one(), one()], laid, { colour, dx: 4, dy: 7, shadow: 0.24 });
  smallBowl(pen, setting, { x: surface.x + 102, y: surface.y - 66, colour: paper, not: ['paper'] });
  return { ...surface, places: points('-.98 .45, .35 .95, -.25 .98') };
};
