import { type Piece, pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, charred, cream, crust, herb, leaf, paper, paprika, saffron, wheat } from '../pen/pigments.ts';
import type { Body, Serving } from './serving.ts';

const edge = points('-92 8!, -84 -30, -30 -46, 44 -40, 92 -16, 98 8, 60 34, -20 40, -74 32!');

function colourOf({ has, holds }: Serving): string {
  if (has('salmon')) return mix(paprika, cream, 0.42);
  if (has('fish') || holds('fish')) return mix(wheat, paper, 0.5);
  if (has('chicken', 'turkey', 'duck') || holds('chicken')) return mix(crust, saffron, 0.45);
  if (has('tofu', 'halloumi', 'paneer', 'tempeh')) return mix(cream, saffron, 0.35);
  return mix(bark, crust, 0.4);
}
const greens: Piece[] = [
  { form: 'strip', colour: leaf, size: 17 },
  { form: 'strip', colour: herb, size: 15 },
];

/** A fillet or a breast, with its vegetables. */
export const fillet: Body = serving => {
  const { pen, surface, vegetables } = serving;
  const { x, y } = surface;
  const colour = colourOf(serving);
  const at = (part: number, up: number) =>
    outline(edge.map(([u, v]): Point => [x - 4 + u * part, y - 18 + v * part * 0.9 - up]));
  const beside = vegetables.length ? vegetables.slice(0, 3) : greens;
  pieces(pen, surface, beside, 9, {
    spots: points('-.72 .42, -.46 .62, -.16 .7, .14 .7, .44 .62, .72 .4, -.6 .22, .62 .2, 0 .5'),
  });
  pen.lift(at(1, 0), mix(colour, crust, 0.45), { dx: 5, dy: 8, shadow: 0.24 });
  pen.fill(at(0.97, 7), colour);
  pen.line(
    `M${x - 60} ${y - 14}l30-26M${x - 20} ${y - 10}l34-30M${x + 22} ${y - 10}l30-26`,
    mix(colour, charred, 0.55),
    6,
    { share: 0.75 },
  );
  pen.fill(pen.blob(x - 38, y - 48, { rx: 34, ry: 7, corners: 8, angle: -0.2 }), paper, 0.4);
  return { ...surface, places: points('.1 -.28, -.3 -.2, .45 -.2, -.06 -.1, .86 -.3'), flat: 0.75 };
};
