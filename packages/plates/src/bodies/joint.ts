import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { lens, outline } from '../pen/outlines.ts';
import {
  bark,
  blush,
  charred,
  cream,
  crust,
  deep,
  herb,
  paper,
  paprika,
  ruby,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const leg = points('-112 14, -102 -30, -58 -58, -4 -62, 44 -46, 84 -30, 82 -10, 52 8, 20 38, -30 54, -84 48');
const below = points('-92 44, -30 48, 18 32, 50 2, 82 -18, 82 -10, 52 8, 20 38, -30 54');

/** A leg on its bone, with the cut towards who eats, and potatoes or greens about it. */
export const joint: Body = ({ pen, surface, holds }) => {
  const { x, y } = surface;
  const at = (places: readonly (readonly [number, number])[]) =>
    outline(places.map(([u, v]) => [x + u, y - 12 + v]));
  const brown = mix(bark, crust, 0.5);
  if (holds('potato')) {
    const wedges = points('-112 34, 46 42, 76 30, 98 14, 66 54, -70 56').map(
      ([u, v]): Mark => [x + u, y + v, u / 60],
    );
    pen.seeds(wedges, mix(saffron, cream, 0.35), { width: 19, long: 13, lit: mix(saffron, cream, 0.7) });
  } else {
    const greens = points('-108 36, -82 54, 44 46, 72 34, 96 16').map(([u, v]) =>
      lens(x + u, y + v, { long: 22, wide: 8, angle: u / 50 }),
    );
    pen.lift(greens.join(''), herb);
  }
  const [bx, by] = [x + 66, y - 40];
  pen.lift(
    `M${bx} ${by}L${bx + 44} ${by - 34}q0-15 12-13q11 3 6 13q12 0 11 11q-3 11-17 6L${bx + 16} ${by + 18}z`,
    mix(cream, wheat, 0.2),
    { dx: 4, dy: 7 },
  );
  pen.lift(at(leg), brown, { dx: 6, dy: 10 });
  pen.fill(at(below), charred, 0.22);
  const cut = { rx: 34, ry: 31, corners: 10, uneven: 0.03, angle: 0.3 };
  pen.lift(pen.blob(x - 72, y, cut), mix(cream, crust, 0.3), { dx: 2, dy: 3 });
  pen.fill(pen.blob(x - 71, y, { ...cut, rx: 29, ry: 26 }), mix(mix(ruby, paprika, 0.4), bark, 0.2));
  pen.fill(pen.blob(x - 80, y - 5, { rx: 8, ry: 7, corners: 8 }), cream);
  pen.line(`M${x - 60} ${y - 12}q10 6 8 18M${x - 62} ${y + 16}q8-2 12-9`, blush, 2.6, { share: 0.7 });
  pen.line(
    `M${x - 22} ${y - 40}q12-6 26-4M${x - 10} ${y - 18}q16-6 30-4M${x + 18} ${y - 34}q12-6 24-4`,
    deep(brown, 0.35),
    4,
    { share: 0.6 },
  );
  pen.fill(pen.blob(x - 26, y - 60, { rx: 40, ry: 8, corners: 9, angle: -0.1 }), paper, 0.22);
  return { ...surface, places: points('-.1 -.35, .2 -.3, -.2 -.1, .1 -.1') };
};
