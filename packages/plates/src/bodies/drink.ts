import { mix } from '../pen/mix.ts';
import { marks } from '../pen/numbers.ts';
import { ellipse, lens } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import {
  cream,
  crust,
  deep,
  glaze,
  green,
  herb,
  ink,
  leaf,
  lemon,
  pale,
  paper,
  paprika,
  ruby,
  saffron,
} from '../pen/pigments.ts';
import { shade } from '../table/light.ts';
import type { Body, Serving } from './serving.ts';

const isHot = ({ kind, has }: Serving) => kind === 'tea' && !has('ice', 'hibiscus');

function colourOf(serving: Serving): string {
  const { kind, has } = serving;
  const isMilky = kind === 'lassi' || kind === 'smoothie' || has('milk', 'yoghurt');
  if (has('mango', 'orange', 'turmeric', 'carrot', 'apricot')) return mix(saffron, cream, 0.25);
  if (has('strawberry', 'berry', 'pomegranate', 'watermelon', 'hibiscus', 'rose', 'raspberry', 'cherry')) {
    return mix(ruby, cream, isMilky ? 0.6 : 0.1);
  }
  if (has('mint', 'avocado', 'matcha', 'cucumber', 'spinach')) return mix(leaf, cream, 0.45);
  if (has('date', 'chocolate', 'banana') || kind === 'coffee') return mix(crust, cream, isMilky ? 0.55 : 0);
  if (kind === 'tea') return isMilky ? mix(crust, cream, 0.45) : mix(crust, paprika, 0.3);
  return has('lemon', 'ginger', 'lime') ? lemon : cream;
}

/** A sprig that stands in the glass. */
function sprig(pen: Pen, x: number, y: number) {
  pen.line(`M${x} ${y}q-4-26 4-54`, deep(herb, 0.2), 3.4);
  const leaves = marks('-16 -14 .5, 15 -18 -.6, -14 -36 .7, 18 -40 -.8, 3 -60 -1.4');
  const d = leaves.map(([u, v, angle]) => lens(x + u, y + v, { long: 17, wide: 8, angle, flat: 1 })).join('');
  pen.lift(d, herb, { shadow: 0.15 });
}

function straw(pen: Pen) {
  pen.line('M217 87L245 25', ink, 7, { share: 0.12 });
  pen.line('M214 86L242 22L262 18', green, 7);
}

/** A tall glass, a short one for tea. */
export const drink: Body = serving => {
  const { pen, surface, kind, after, holds } = serving;
  const hot = isHot(serving);
  const colour = colourOf(serving);
  const [rt, top, rb, base] = hot ? [70, 122, 46, 250] : [58, 56, 42, 256];
  const full = top + 26;
  const side = (by: number, y: number) => {
    const w = rt - by - (y - top) * 0.06;
    const foot = rb - by;
    return `M${200 - w} ${y}L${200 - foot} ${base - 6}q${foot} 16 ${foot * 2} 0L${200 + w} ${y}z`;
  };
  shade(pen, 200, 256, { rx: 46, ry: 12 });
  pen.fill(side(0, top), mix(glaze, paper, 0.62), 0.7);
  pen.fill(side(6, full), colour);
  pen.fill(`M216 ${full}h${rt - 23}L${194 + rb} ${base - 7}q-8 8-22 10z`, ink, 0.09);
  pen.fill(pen.blob(200, full, { rx: rt - 7, ry: 15, uneven: 0.01 }), pale(colour, 0.4));
  pen.line(ellipse(200, top, rt, 16), paper, 4);
  pen.line(`M${216 - rt} ${full + 20}L${210 - rb} ${base - 30}`, paper, 6, { share: 0.6 });
  if (!hot && kind !== 'milk') after.push(() => straw(pen));
  const hasSprig = holds('mint', 'basil');
  if (hasSprig) after.push(() => sprig(pen, 184, full - 4));
  return { ...surface, x: 196, y: full - 1, r: rt * 0.72, k: 0.26, h: 0, places: hasSprig ? [] : undefined };
};
