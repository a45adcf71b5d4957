import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, cream, crust, deep, ink, leaf, pale, paper, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A loaf on a board, two slices cut from it. */
export const loaf: Body = ({ pen, surface, has, holds }) => {
  const shell = has('chocolate', 'date', 'ginger') ? mix(bark, crust, 0.3) : mix(crust, wheat, 0.3);
  const crumb = has('pumpkin', 'carrot', 'corn')
    ? mix(saffron, wheat, 0.4)
    : mix(wheat, cream, has('banana', 'date') ? 0.25 : 0.6);
  pen.lift(
    outline(points('96 108, 130 88, 250 78, 326 90, 338 128, 330 182!, 150 196!, 100 150')),
    deep(shell, 0.12),
    { dx: 6, dy: 9 },
  );
  pen.fill(outline(points('104 106, 136 90, 250 80, 320 92, 330 112, 250 108, 150 122')), shell);
  pen.line('M168 104q16-4 24-18M212 100q16-4 24-18M256 98q16-2 24-14', pale(shell, 0.45), 6);
  const slice = points('-38 48, -44 40, -42 -6, -50 -26, -30 -48, 6 -52, 36 -42, 48 -20, 40 0, 42 42, 36 50');
  for (const [x, y] of points('144 146, 100 170')) {
    pen.lift(outline(slice.map(([u, v]) => [x + u, y + v])), shell, { dx: 5, dy: 6 });
    pen.fill(outline(slice.map(([u, v]) => [x + u * 0.86, y + v * 0.86])), crumb);
  }
  const dots = holds('olive', 'raisin', 'chocolate', 'walnut', 'blueberry')
    ? mix(bark, ink, 0.3)
    : deep(crumb, 0.16);
  pen.seeds(
    pen.spots(11, { r: 0.8 }).map(([u, v]): Mark => [100 + u * 36, 172 + v * 38, u * 3]),
    holds('olive') ? mix(leaf, ink, 0.4) : dots,
    { width: 5, long: 2, shadow: 0 },
  );
  pen.line('M62 160q2-20 18-26', paper, 4, { share: 0.5 });
  return { ...surface, places: points('1 .42, .7 .5, 1.1 .2') };
};
