import { mix } from '../pen/mix.ts';
import { around, joined, type Mark, whole } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import {
  bread,
  crust,
  deep,
  glaze,
  leaf,
  pale,
  paper,
  paprika,
  ruby,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Surface } from '../table/surface.ts';
import type { Body, Serving } from './serving.ts';

const golden = mix(bread, crust, 0.35);

function fillingOf({ holds, has }: Serving): string {
  if (has('cherry', 'strawberry', 'raspberry', 'berry')) return mix(ruby, paprika, 0.35);
  if (has('blueberry')) return mix(glaze, ruby, 0.55);
  if (holds('lemon', 'apple', 'peach', 'apricot', 'pear', 'pumpkin', 'sweet-potato'))
    return mix(saffron, crust, 0.15);
  if (has('spinach', 'kale')) return mix(leaf, wheat, 0.2);
  return mix(crust, paprika, 0.35);
}

/** Strips of pastry over the filling, each way. */
function lattice(pen: Pen, { x, y, r, k }: Surface) {
  const strips = (turn: number) =>
    [-0.6, -0.2, 0.2, 0.6].map(at => {
      const half = Math.sqrt(1 - at * at) * 0.95;
      const ends = [-half, half].map(along => {
        const [u, v] = [
          along * Math.cos(turn) - at * Math.sin(turn),
          along * Math.sin(turn) + at * Math.cos(turn),
        ];
        return `${whole(x + u * r)} ${whole(y + v * r * k)}`;
      });
      return `M${ends[0]}L${ends[1]}`;
    });
  for (const turn of [0.5, 2.1]) {
    pen.coats(strips(turn).join(''), [
      [deep(golden, 0.4), 13, 1, 3, 0.5],
      [golden, 12],
      [pale(golden, 0.4), 3, -1, -2],
    ]);
  }
}

/** A pie in its dish, with a lattice and a crimped edge. */
export const pie: Body = serving => {
  const { pen, surface } = serving;
  const { x, y, k } = surface;
  const r = surface.r * 0.98;
  const round = { corners: 14, uneven: 0.015 };
  pen.lift(pen.blob(x, y + 8, { rx: r, ry: r * k, ...round }), deep(golden, 0.3), { dx: 5, dy: 8 });
  pen.fill(pen.blob(x, y, { rx: r, ry: r * k, ...round }), golden);
  const inner = { ...surface, x, y, r: r * 0.84 };
  pen.fill(pen.blob(x, y, { rx: inner.r, ry: inner.r * k, ...round }), fillingOf(serving));
  lattice(pen, inner);
  const crimps = around(22, (t): Mark => [x + Math.cos(t) * r * 0.92, y + Math.sin(t) * r * k * 0.92, t]);
  pen.seeds(crimps, pale(golden, 0.3), { width: 12, long: 4, shadow: 0.1 });
  pen.line(
    `M${joined([x - r * 0.6, y - r * k * 0.72])}q${joined([r * 0.3, -r * 0.16, r * 0.62, -r * 0.14])}`,
    paper,
    4,
    { share: 0.5 },
  );
  return { ...surface, places: [] };
};
