import { smallBowl } from '../food/small-bowl.ts';
import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { bark, cream, crust, herb, leaf, lime, paper, wheat } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

const shell = mix(bark, crust, 0.3);

/** Dark round balls, two broken open to their green, on leaves. */
export const falafel: Body = ({ pen, surface, setting }) => {
  const at = placeOn(surface);
  const ruffle: [string, ...Part[]] = [
    pen.shape('ruffle', [0, 0], { size: 26, flat: 0.8, uneven: 0.08 }),
    ['M-16 0l30 2', paper, 0.4, 2],
  ];
  const bed = points('-.95 -.1, -.8 .5, -.35 .82, .2 .88, .7 .66, -.6 -.62').map(
    (spot, i): Laid => [...at(spot), i * 50],
  );
  pen.stamps([ruffle], bed, { colour: mix(leaf, lime, 0.3) });
  const ball: [string, ...Part[]] = [
    pen.blob(0, -8, { rx: 25, ry: 23, corners: 11, uneven: 0.03 }),
    [pen.blob(-7, -15, { rx: 11, ry: 8, corners: 7 }), paper, 0.22],
    ['M2-4l2 1M-12 0l2 1M10-12l2 1M-4 8l2 0M12 2l2 1M-14-10l1 1', wheat, 0.8, 3],
  ];
  const balls = points('-.62 -.4, -.1 -.55, -.82 .16, -.32 -.02, .2 -.08, .62 .14').map(
    (spot, i): Laid => [...at(spot), i * 40],
  );
  pen.stamps([ball], balls, { colour: shell, dx: 4, dy: 7, shadow: 0.24 });
  for (const [x, y] of points('-.34 .52, .24 .56').map(at)) {
    pen.lift(pen.blob(x, y - 4, { rx: 29, ry: 24, uneven: 0.04 }), shell, { dx: 4, dy: 6 });
    pen.fill(pen.blob(x - 1, y - 6, { rx: 24, ry: 19, uneven: 0.05 }), mix(lime, cream, 0.25));
    const crumbs = pen.spots(10, { r: 0.8 }).map(([u, v]): Mark => [x + u * 20, y - 6 + v * 15, u * 3]);
    pen.seeds(crumbs, herb, { width: 4, long: 2, shadow: 0 });
  }
  smallBowl(pen, setting, {
    x: surface.x + 104,
    y: surface.y - 66,
    colour: mix(cream, paper, 0.4),
    not: ['paper'],
  });
  return { ...surface, places: points('.98 .4, .95 .6') };
};
