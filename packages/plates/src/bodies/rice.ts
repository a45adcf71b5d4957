import { flatBread } from '../food/flat-bread.ts';
import { grains } from '../food/grains.ts';
import { liquid } from '../food/liquid.ts';
import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, bread, cream, crust, deep, pale, paper, paprika, saffron, wheat } from '../pen/pigments.ts';
import { placeOn, type Surface } from '../table/surface.ts';
import type { Body, Serving } from './serving.ts';

function coloursOf({ kind, has }: Serving): { base: string; grain: readonly string[] } {
  if (kind === 'biryani' || kind === 'kabsa' || kind === 'paella' || has('saffron', 'turmeric')) {
    const base = mix(saffron, cream, 0.5);
    return { base, grain: [paper, mix(saffron, paprika, 0.12), deep(base, 0.08)] };
  }
  const isRed = kind === 'fried-rice' || kind === 'jollof' || has('tomato', 'bulgur', 'chilli');
  const base = kind === 'jollof' ? mix(paprika, saffron, 0.5) : isRed ? mix(saffron, wheat, 0.62) : cream;
  return { base, grain: [pale(base, 0.6), deep(base, 0.14)] };
}

/** Koshari: lentils and pasta among the rice, tomato sauce over it. */
function layersOn(pen: Pen, heap: Surface) {
  const marks = (count: number) =>
    pen.spots(count, { r: 0.95 }).map((spot): Mark => [...placeOn(heap)(spot), pen.between(0, 3)]);
  pen.seeds(marks(34), mix(bark, crust, 0.35), { width: 6, long: 2, shadow: 0.1 });
  pen.seeds(marks(14), mix(wheat, saffron, 0.3), { width: 9, long: 10, lit: pale(wheat, 0.6) });
  const { x, y, r, h } = heap;
  pen.lift(pen.blob(x, y - h * 0.62, { rx: r * 0.46, ry: r * 0.24, corners: 9, uneven: 0.14 }), paprika);
}

/** Risotto lies flat in its cream. */
function creamy({ pen, surface, mains, has }: Serving): Surface {
  const base = has('saffron', 'pumpkin')
    ? mix(saffron, cream, 0.4)
    : has('tomato')
      ? mix(paprika, cream, 0.5)
      : mix(cream, wheat, 0.22);
  liquid(pen, surface, base);
  grains(pen, surface, [pale(base, 0.55), deep(base, 0.12)], { count: 70, long: 5, width: 5 });
  if (mains[0]) pieces(pen, surface, mains.slice(0, 2), 9, { r: 0.7, gap: 0.25 });
  return surface;
}

export const rice: Body = serving => {
  const { pen, surface, kind, mains } = serving;
  if (kind === 'risotto') return creamy(serving);
  if (kind === 'mansaf') {
    flatBread(pen, surface.x, surface.y - 2, {
      rx: surface.r,
      ry: surface.r * surface.k,
      colour: bread,
      thick: 4,
      spots: 5,
    });
  }
  const { base, grain } = coloursOf(serving);
  const height = surface.r * (surface.isPlate ? 0.52 : 0.64);
  const heap = mound(pen, { ...surface, r: surface.r * (kind === 'mansaf' ? 0.8 : 0.94) }, base, height);
  grains(pen, heap, grain);
  if (kind === 'koshari') layersOn(pen, heap);
  else if (mains[0])
    pieces(
      pen,
      heap,
      mains,
      mains[0].size < 14 ? 12 : 6,
      kind === 'mansaf' ? { spots: points('0 -.5, -.34 -.3, .34 -.3, -.1 0, .2 .1') } : { r: 0.6, gap: 0.3 },
    );
  return heap;
};
