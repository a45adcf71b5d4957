import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { ellipse, outline } from '../pen/outlines.ts';
import { crust, herb, leaf, paper, saffron, wheat } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

const tube: [string, ...Part[]] = [
  outline(points('-17 -8!, 12 -8, 20 8!, -9 8')),
  [ellipse(16, 0, 4, 8), mix(crust, wheat, 0.3)],
  ['M-11-4L8-4', paper, 0.5, 3],
];

/** Short pasta. */
export const tubes: Body = ({ pen, surface, sauce, mains, has }) => {
  const isGreen = has('pesto', 'spinach', 'herbs', 'basil');
  const heap = mound(pen, surface, mix(isGreen ? leaf : sauce, wheat, 0.33), surface.r * 0.26);
  const place = placeOn(heap);
  const laid = pen.spots(19, { r: 0.9 }).map((spot): Laid => [...place(spot), pen.between(-70, 70)]);
  pen.stamps([tube], laid, { colour: mix(wheat, saffron, 0.4), dx: 2, dy: 4 });
  const drops = pen.spots(9, { r: 0.85 }).map((spot): Mark => [...place(spot), 1]);
  pen.seeds(drops, isGreen ? herb : sauce, { width: 9, long: 5 });
  if (mains.length) {
    const smaller = mains.map(main => ({ ...main, size: main.size * 0.75 }));
    pieces(pen, heap, smaller, 6, { r: 0.6 });
  }
  return { ...heap, r: heap.r * 0.85 };
};
