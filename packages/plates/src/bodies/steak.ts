import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { lens, outline } from '../pen/outlines.ts';
import {
  bark,
  charred,
  cream,
  crust,
  herb,
  leaf,
  pale,
  paper,
  paprika,
  ruby,
  saffron,
} from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const slab = points('-104 10, -92 -34, -40 -58, 20 -46, 74 -58, 108 -24, 100 18, 56 40, -10 34, -66 48');

/** A steak with its grill marks, three slices cut, and greens beside it. */
export const steak: Body = ({ pen, surface, holds }) => {
  const { x, y } = surface;
  const brown = mix(bark, crust, 0.25);
  const pink = mix(mix(ruby, paprika, 0.5), cream, 0.25);
  const at = (part: number, up: number) =>
    outline(slab.map(([u, v]) => [x - 6 + u * part, y - 14 + v * part * 0.86 - up]));
  if (holds('green-beans', 'asparagus', 'broccoli', 'spinach', 'okra')) {
    const beans = [0, 1, 2, 3].map(i => `M${x - 80 + i * 22} ${y + 54 - (i % 2) * 8}q40 ${14 - i * 4} 84-6`);
    pen.coats(beans.join(''), [
      [bark, 9, 2, 4, 0.25],
      [herb, 9],
      [pale(leaf, 0.3), 2.4, -0.5, -2],
    ]);
  } else if (holds('potato')) {
    const wedges = points('-96 40, -66 56, -34 46, 90 44, 64 58').map(
      ([u, v]): Mark => [x + u, y + v, u / 60],
    );
    pen.seeds(wedges, mix(saffron, cream, 0.35), { width: 19, long: 13, lit: mix(saffron, cream, 0.7) });
  } else {
    const salad = points('-98 34, -72 52, -44 48, 92 38, 70 54').map(([u, v]) =>
      lens(x + u, y + v, { long: 22, wide: 9, angle: u / 50 }),
    );
    pen.lift(salad.join(''), herb);
  }
  pen.lift(at(1, 0), mix(bark, charred, 0.4), { dx: 5, dy: 9, shadow: 0.24 });
  pen.fill(at(0.97, 9), brown);
  pen.line(`M${x - 84} ${y - 22}l26-26M${x - 54} ${y - 12}l40-40M${x - 14} ${y - 8}l34-36`, charred, 7, {
    share: 0.8,
  });
  for (const [i, dx] of [34, 60, 84].entries()) {
    const cut = outline(
      points('-22 26, -14 -26, 10 -36, 22 -24, 14 24, -6 34').map(([u, v]) => [
        x + dx + u,
        y - 10 + v - i * 4,
      ]),
    );
    pen.lift(cut, brown, { dx: 3, dy: 5 });
    pen.fill(
      pen.blob(x + dx, y - 12 - i * 4, { rx: 12, ry: 24, corners: 9, uneven: 0.05, angle: 0.2 }),
      pink,
    );
  }
  pen.fill(pen.blob(x - 48, y - 46, { rx: 40, ry: 9, corners: 9, angle: -0.25 }), paper, 0.22);
  return { ...surface, places: points('-.3 -.3, -.45 -.1, .1 -.35, .88 .3') };
};
