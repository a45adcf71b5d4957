import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { cream, leaf, pale, paprika, saffron, wheat } from '../pen/pigments.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

const grain = mix(wheat, saffron, 0.25);
const usual = [
  { form: 'strip', colour: mix(saffron, paprika, 0.4), size: 20 },
  { form: 'strip', colour: leaf, size: 20 },
] as const;

/** A heap of fine grain, its vegetables leaning on it. */
export const couscous: Body = ({ pen, surface, mains, vegetables }) => {
  const heap = mound(pen, { ...surface, r: surface.r * 0.96 }, grain, surface.r * 0.5);
  const dots = (count: number): Mark[] =>
    pen.spots(count, { r: 0.97 }).map(spot => [...placeOn(heap)(spot), 0]);
  pen.seeds(dots(60), pale(cream, 0.4), { width: 4.5, long: 0.5, shadow: 0 });
  pen.seeds(dots(45), mix(wheat, saffron, 0.6), { width: 4, long: 0.5, shadow: 0 });
  const around = vegetables.length > 1 ? vegetables.slice(0, 3) : usual;
  pieces(
    pen,
    heap,
    around.map(each => ({ ...each, size: Math.max(each.size * 1.2, 10) })),
    12,
    {
      spots: points(
        '-.78 .1, -.56 .42, -.24 .6, .1 .64, .42 .54, .7 .24, -.5 -.2, .5 -.14, -.3 .2, .26 .22, .02 .34, .8 -.04',
      ),
    },
  );
  if (mains[0])
    pieces(pen, heap, mains.slice(0, 1), 4, { spots: points('-.14 -.5, .16 -.44, 0 -.12, .3 -.3') });
  return heap;
};
