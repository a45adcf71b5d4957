import { lay } from '../food/lay.ts';
import { smallBowl } from '../food/small-bowl.ts';
import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, charred, crust, paper } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import type { Body } from './serving.ts';

/** Shells of bulgur with a point at each end. */
export const kibbeh: Body = ({ pen, surface, setting }) => {
  const shell = [
    outline(points('-50 -4!, -26 -26, 10 -30, 34 -18, 50 2!, 28 16, -8 20, -34 12')),
    [outline(points('-34 -8, -14 -24, 14 -24, -4 -12')), paper, 0.28],
    ['M-20 4l3 1M-4-4l3 1M12 4l3 1M24-6l3 1M2 12l3 1', charred, 0.6, 3.4],
  ] as const;
  const laid = lay(
    surface,
    marks(
      '-.5 -.55 -14, .1 -.5 8, -.84 .04 -24, -.22 .02 -4, .46 .06 10, -.5 .6 6, .16 .62 -10, .76 .54 -20',
    ),
  );
  pen.stamps(
    [shell],
    laid.map(([x, y, degrees]): Laid => [x, y, degrees, 0.8]),
    { colour: mix(crust, bark, 0.3), dx: 4, dy: 8, shadow: 0.24 },
  );
  smallBowl(pen, setting, { x: surface.x + 106, y: surface.y - 66, colour: paper, not: ['paper'] });
  return { ...surface, places: points('-.96 .5, .42 .92, -.2 .96') };
};
