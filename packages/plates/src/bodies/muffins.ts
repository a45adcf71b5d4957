import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import {
  bark,
  blush,
  cream,
  crust,
  deep,
  glaze,
  ink,
  pale,
  paper,
  paprika,
  plum,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Body, Serving } from './serving.ts';

const crown = points('-46 0, -50 -22, -30 -50, 0 -58, 30 -50, 50 -22, 46 0, 0 8');

function bitsOf({ holds }: Serving): string | undefined {
  if (holds('blueberry', 'berry')) return mix(glaze, plum, 0.5);
  if (holds('raspberry', 'strawberry', 'cherry', 'barberry')) return mix(paprika, blush, 0.2);
  return holds('chocolate') ? mix(bark, ink, 0.3) : undefined;
}

/** Three in their paper cups. */
export const muffins: Body = serving => {
  const { pen, surface, has } = serving;
  const colour = has('chocolate') ? mix(bark, crust, 0.35) : mix(wheat, saffron, 0.45);
  const cup = mix(cream, crust, 0.12);
  const bits = bitsOf(serving);
  for (const [dx, dy] of points('-2 -46, -66 6, 64 8')) {
    const [x, y] = [surface.x + dx, surface.y + dy];
    pen.lift(`M${x - 44} ${y - 4}l11 42q33 14 66 0l11-42z`, cup, { dx: 5, dy: 7 });
    const folds = [-28, -14, 0, 14, 28].map(u => `M${x + u * 1.3} ${y}l${-u * 0.3} 42`);
    pen.line(folds.join(''), deep(cup, 0.25), 2.4, { share: 0.7 });
    pen.lift(outline(crown.map(([u, v]) => [x + u, y + v])), colour, { dx: 2, dy: 3, shadow: 0.14 });
    pen.fill(pen.blob(x - 12, y - 34, { rx: 22, ry: 14, corners: 8, angle: -0.4 }), paper, 0.25);
    if (bits) {
      const marks = pen.spots(6, { r: 0.8 }).map(([u, v]): Mark => [x + u * 38, y - 26 + v * 22, u]);
      pen.seeds(marks, bits, { width: 8.5, long: 2, lit: pale(bits, 0.4), shadow: 0.14 });
    }
  }
  return { ...surface, places: [] };
};
