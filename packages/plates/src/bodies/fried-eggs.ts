import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { crust, paper, saffron } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Two fried eggs in the pan. */
export const friedEggs: Body = ({ pen, surface, mains, vegetables }) => {
  const spots = points('-.36 -.1, .38 .1');
  const placed = spots.map(placeOn(surface));
  const beside = [...mains, ...vegetables].slice(0, 2);
  if (beside.length)
    pieces(
      pen,
      surface,
      beside.map(each => ({ ...each, size: Math.min(each.size, 16) })),
      6,
      { spots: points('-.1 -.72, .3 -.62, -.2 .66, .1 .7, .68 -.4, -.76 .42') },
    );
  const whites = (part: number) =>
    placed
      .map(([x, y]) => pen.blob(x, y, { rx: 45 * part, ry: 30 * part, corners: 9, uneven: 0.1 }))
      .join('');
  pen.lift(whites(1.05), mix(crust, saffron, 0.4), { dy: 4 });
  pen.fill(whites(0.96), paper);
  pen.seeds(
    placed.map(([x, y]) => [x - 3, y - 2]),
    saffron,
    { width: 27, long: 6, shadow: 0.14 },
  );
  pen.line(placed.map(([x, y]) => `M${Math.round(x - 8)} ${Math.round(y - 9)}l6-2`).join(''), paper, 4.5, {
    share: 0.75,
  });
  return { ...surface, taken: points('-.36 -.1, .38 .1, -.5 -.1, .5 .1, -.2 0, .2 0') };
};
