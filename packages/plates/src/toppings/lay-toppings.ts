import type { BodyName } from '../kinds/kinds.ts';
import { around, type Point } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { placeOn, type Surface } from '../table/surface.ts';
import { drawTopping } from './draw-topping.ts';
import { spiral } from './spiral.ts';
import type { Topping } from './topping.ts';

const inRow = (count: number): Point[] =>
  around(count, (_, i) => [
    -0.62 + (i / Math.max(1, count - 1)) * 1.2,
    0.16 * Math.cos(i * 2.6) - 0.05 + (i / count - 0.5) * 0.3,
  ]);

/** Lays each where it belongs; what is large keeps its place free for itself. */
export function layToppings(pen: Pen, surface: Surface, chosen: readonly Topping[], body: BodyName): void {
  const taken: Point[] = [...(surface.taken ?? [])];
  const free = surface.places && [...surface.places];
  const way = pen.between(0, 6.3);

  const spotsFor = ({ size, count, laid }: Topping): Point[] => {
    if (free) return free.splice(0, size > 12 ? 2 : size > 6 ? 3 : 4);
    if (laid === 'edge')
      return [
        [0.74, 0.5],
        [0.9, 0.12],
      ];
    if (laid === 'cluster') {
      if (surface.inRows) return inRow(count);
      return pen
        .spots(count, { r: 0.34 })
        .map(([u, v]): Point => [u + Math.cos(way) * 0.2, v + Math.sin(way) * 0.2]);
    }
    return pen.spots(count, { r: 0.84, taken, gap: size > 8 ? 0.16 : 0.05 });
  };

  for (const topping of chosen) {
    if (topping.laid === 'drawn') {
      if (!free) spiral(pen, surface, topping);
      continue;
    }
    const spots = spotsFor(topping);
    if (topping.size > 6 && !free) taken.push(...spots);
    if (!spots.length) continue;
    const place = placeOn(surface);
    const marks = spots.map(spot => [...place(spot), pen.between(0, 6.28)] as const);
    drawTopping(pen, topping, { marks, flat: surface.flat ?? 0.82, body });
  }
}
