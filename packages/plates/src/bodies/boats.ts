import { mix } from '../pen/mix.ts';
import { around, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, bread, cream, crust, leaf, pale, paper, paprika, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const hull = points('-1 0!, -.5 -.42, .5 -.42, 1 0!, .5 .42, -.5 .42');

function boat(pen: Pen, [x, y]: Point, filling: string) {
  const at = (part: number, up = 0): string =>
    outline(hull.map(([u, v]) => [x + u * 138 * part - up, y + v * 86 * part - u * 20 - up]));
  pen.lift(at(1), mix(wheat, crust, 0.42), { dx: 6, dy: 10 });
  pen.fill(at(0.96, 2.5), bread);
  pen.fill(at(0.74), filling);
  const bits = around(9, (_, i) => {
    const size = { rx: 8, ry: 5, corners: 6, uneven: 0.16 };
    return pen.blob(x - 70 + i * 17, y + 6 - i * 2.6 + pen.between(-9, 9), size);
  });
  pen.fill(bits.join(''), filling === cream ? saffron : pale(filling, 0.25), 0.75);
  pen.line(`M${x - 118} ${y + 2}q50-38 120-38`, paper, 4, { share: 0.5 });
}

/** Pide and khachapuri: bread in the shape of a boat. */
export const boats: Body = ({ pen, surface, has }) => {
  const minced = mix(bark, paprika, 0.5);
  const filling = has('cheese', 'egg') ? cream : has('spinach') ? mix(leaf, cream, 0.2) : minced;
  const middles = points('178 136, 208 196');
  for (const middle of middles) boat(pen, middle, filling);
  const places = [-0.42, 0.2, -0.1, 0.48].flatMap((u, i) =>
    middles.map(([x, y], row): Point => {
      const along = row ? -u : u + i * 0.01;
      return [(x + along * 138 - 200) / 120, (y - along * 20 - 166) / 50];
    }),
  );
  return { ...surface, x: 200, places };
};
