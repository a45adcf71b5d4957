import { grains } from '../food/grains.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, crust, deep, leaf, paper, paprika, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const body = points('-40 -48, -44 0, -30 30, -8 26, 6 32, 30 28, 44 0, 40 -48');

function pepper(pen: Pen, x: number, { y, colour }: { y: number; colour: string }) {
  pen.lift(outline(body.map(([u, v]) => [x + u, y + v])), colour, { dx: 5, dy: 7, shadow: 0.24 });
  pen.line(`M${x - 12} ${y - 34}q-6 34 0 54M${x + 16} ${y - 34}q8 34 2 54`, deep(colour, 0.25), 3, {
    share: 0.5,
  });
  pen.line(`M${x - 30} ${y - 32}q-5 24 2 44`, paper, 5, { share: 0.5 });
  pen.fill(pen.blob(x, y - 50, { rx: 38, ry: 15, corners: 9 }), deep(colour, 0.3));
  pen.fill(pen.blob(x, y - 56, { rx: 34, ry: 16, corners: 9, uneven: 0.06 }), mix(cream, saffron, 0.25));
  const filling = { x, y: y - 56, r: 30, k: 0.4, h: 0 };
  grains(pen, filling, [paper, crust], { count: 16, long: 5, width: 3 });
}

/** Three filled peppers. */
export const peppers: Body = ({ pen, surface }) => {
  const turned = pen.pick([0, 1, 2]);
  const colours = [paprika, mix(saffron, paprika, 0.1), leaf];
  points('-82 4, 2 -8, 84 6').forEach(([dx, dy], i) => {
    const colour = colours[(i + turned) % 3] ?? paprika;
    pepper(pen, surface.x + dx, { y: surface.y + dy + 6, colour });
  });
  return { ...surface, places: points('-.7 -.95, .02 -1.15, .7 -.92, -.62 -1, .1 -1.2, .62 -.98') };
};
