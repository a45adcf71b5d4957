import { mix } from '../pen/mix.ts';
import { around, joined, type Point, whole } from '../pen/numbers.ts';
import { curve, ellipse, lens, outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { crust, deep, green, ink, leaf, pale, paper, paprika, saffron, wheat } from '../pen/pigments.ts';

export const gold = mix(saffron, crust, 0.15);
export const clay = mix(crust, paprika, 0.35);
export const darkLeaf = mix(leaf, green, 0.55);

export function shadow(
  { push }: Pen,
  x: number,
  y: number,
  { rx, ry = rx * 0.22 }: { rx: number; ry?: number },
) {
  push(
    `<g fill="${ink}"><path d="${ellipse(x + 14, y + 4, rx * 1.12, ry * 1.15)}" opacity=".1"/><path d="${ellipse(x + 6, y + 2, rx, ry)}" opacity=".16"/></g>`,
  );
}

/** A light stroke where the light falls. */
export const lit = (pen: Pen, d: string, { width = 5, share = 0.5 } = {}) =>
  pen.line(d, paper, width, { share });

interface Placed {
  x: number;
  y: number;
  angle: number;
  colour: string;
}

/** A long leaf with its vein. */
export function veined(
  pen: Pen,
  { x, y, long, wide, angle, colour }: Placed & { long: number; wide: number },
) {
  const [u, v] = [Math.cos(angle) * long * 0.8, Math.sin(angle) * long * 0.8];
  pen.lift(lens(x, y, { long, wide, angle, flat: 1 }), colour, { dx: 3, dy: 4, shadow: 0.18 });
  pen.line(`M${joined([x - u, y - v])}l${joined([u * 2, v * 2])}`, pale(colour, 0.4), 1.8, { share: 0.7 });
}

/** A vine, fig or gourd leaf: five lobes round a stalk. */
export function lobed(pen: Pen, { x, y, r, angle, colour }: Placed & { r: number }) {
  const at = (t: number, part: number): Point => [
    x + Math.cos(angle + t) * r * part,
    y + Math.sin(angle + t) * r * part,
  ];
  const turns = [-2.2, -1.1, 0, 1.1, 2.2];
  const half = 0.264;
  const edge = turns.flatMap((t, i): Point[] => {
    const tip = i === 2 ? 1.2 : 1;
    const point = at(t, tip * 1.12);
    return [at(t - half, tip * 0.86), point, point, at(t + half, tip * 0.86), at(t + 0.44, 0.62)];
  });
  pen.lift(outline([...edge, [x, y], [x, y]]), colour, { dx: 4, dy: 6, shadow: 0.18 });
  const veins = turns.map(t => `M${joined([whole(x), whole(y)])}L${joined(at(t, 0.85).map(whole))}`);
  pen.line(veins.join(''), pale(colour, 0.4), 2, { share: 0.65 });
}

interface Ear {
  x: number;
  y: number;
  angle: number;
  long?: number;
  colour?: string;
}

/** An ear of barley from its foot: stalk, awns, grains in two rows. */
export function ear(pen: Pen, { x, y, angle, long = 150, colour = gold }: Ear) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (t: number, aside = 0): Point => [
    x + cos * long * t - sin * aside,
    y + sin * long * t + cos * aside,
  ];
  const L = (point: Point) => joined(point.map(whole));
  pen.line(`M${L(at(0))}L${L(at(0.96))}`, mix(crust, leaf, 0.25), 3.5);
  const rows = [0.44, 0.54, 0.64, 0.74, 0.84, 0.93];
  const both = (draw: (t: number, side: number) => string) =>
    rows.flatMap(t => [draw(t, -1), draw(t, 1)]).join('');
  pen.line(
    both((t, side) => `M${L(at(t, side * 8))}L${L(at(t + 0.36, side * 20))}`),
    mix(colour, wheat, 0.4),
    1.8,
  );
  pen.lift(
    both((t, side) => {
      const [gx, gy] = at(t, side * 8);
      return lens(gx, gy, { long: 12, wide: 6, angle: angle + side * 0.35, flat: 1 });
    }),
    colour,
  );
  pen.line(rows.map(t => `M${L(at(t - 0.03, -8))}L${L(at(t + 0.03, -11))}`).join(''), pale(colour, 0.5), 2.4);
}

interface SmallDish {
  x: number;
  y: number;
  r: number;
  depth: number;
  colour: string;
  food: string;
}

export function smallDish(pen: Pen, { x, y, r, depth, colour, food }: SmallDish) {
  const isLight = colour === paper;
  const f = r * 0.42;
  const round = { corners: 12, uneven: 0.008 };
  shadow(pen, x, y + depth - 2, { rx: r * 0.74 });
  pen.fill(
    `M${x - r} ${y}q6 ${depth * 0.86} ${r - f} ${depth}h${f * 2}q${r - f - 6}-${depth * 0.14} ${r - f}-${depth}z`,
    isLight ? mix(paper, wheat, 0.22) : colour,
  );
  pen.fill(
    `M${x + r} ${y}q-6 ${depth * 0.86} ${-(r - f)} ${depth}h${-f}q${r * 0.55}-${depth * 0.2} ${r * 0.7}-${depth}z`,
    ink,
    0.12,
  );
  pen.fill(pen.blob(x, y, { rx: r, ry: r * 0.5, ...round }), isLight ? paper : pale(colour, 0.32));
  pen.fill(
    pen.blob(x, y + 1, { rx: r * 0.92, ry: r * 0.45, ...round }),
    isLight ? mix(wheat, paper, 0.35) : deep(colour, 0.3),
  );
  pen.fill(pen.blob(x, y + 5, { rx: r * 0.88, ry: r * 0.41, ...round }), food);
  lit(
    pen,
    `M${joined([x - r * 0.94, y - 6])}A${r * 0.96} ${r * 0.47} 0 0 1 ${joined([x - r * 0.2, y - r * 0.46])}`,
    { width: 4 },
  );
}

interface Swirl {
  x: number;
  y: number;
  rx: number;
  ry: number;
  colour: string;
  width: number;
  turns?: number;
}

export function swirl(pen: Pen, { x, y, rx, ry, colour, width, turns = 8 }: Swirl) {
  const steps = around(Math.ceil(turns / 0.6), (_, i) => i * 0.6);
  const path = steps.map((t): Point => {
    const part = 0.12 + (t / turns) * 0.88;
    return [x + Math.cos(t) * rx * part, y + Math.sin(t) * ry * part];
  });
  pen.line(curve(path), colour, width);
}
