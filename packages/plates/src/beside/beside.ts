import { mix } from '../pen/mix.ts';
import { around, joined, marks, type Point } from '../pen/numbers.ts';
import { ellipse, lens } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import {
  bark,
  cream,
  crust,
  deep,
  herb,
  ink,
  leaf,
  lime,
  pale,
  paper,
  paprika,
  ruby,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';

type Draw = (pen: Pen, at: Point) => void;

const cinnamon: Draw = (pen, [x, y]) =>
  pen.coats(`M${x - 24} ${y + 6}l46-14M${x - 18} ${y + 14}l46-10`, [
    [ink, 9, 2, 4, 0.2],
    [crust, 9],
    [mix(crust, wheat, 0.5), 2.5, 0, -2],
  ]);

const chillies =
  (colour: string): Draw =>
  (pen, [x, y]) => {
    pen.coats(`M${x - 22} ${y + 8}q20 6 42-14M${x - 16} ${y + 20}q22 2 40-10`, [
      [ink, 9, 2, 4, 0.2],
      [colour, 9],
      [pale(colour, 0.4), 2.4, -1, -2],
    ]);
    pen.line(`M${x - 24} ${y + 8}l-8-5M${x - 18} ${y + 20}l-8-2`, deep(leaf, 0.2), 4);
  };

const sprig: Draw = (pen, [x, y]) => {
  pen.line(`M${x - 28} ${y + 14}q26-4 48-22`, deep(leaf, 0.25), 3);
  const leaves = marks('-16 0 .9, -8 20 -.5, 4 -8 1.1, 10 14 -.2, 24 -14 -.7');
  const d = leaves.map(([u, v, angle]) => lens(x + u, y + v, { long: 13, wide: 6.5, angle }));
  pen.lift(d.join(''), herb, { dy: 4 });
};

const dates: Draw = (pen, [x, y]) =>
  pen.seeds(
    [
      [x - 24, y - 6, 0.4],
      [x + 6, y - 10, -0.5],
      [x - 12, y + 16, -0.1],
    ],
    mix(bark, paprika, 0.2),
    { width: 14, long: 14, lit: mix(crust, cream, 0.2) },
  );

const halfCitrus =
  (rind: string): Draw =>
  (pen, [x, y]) => {
    pen.lift(ellipse(x, y, 24, 18), rind, { dx: 4, dy: 6 });
    pen.fill(ellipse(x - 1, y - 4, 22, 15), mix(rind, paper, 0.75));
    const ribs = around(
      6,
      a => `M${x - 1} ${y - 4}l${joined([Math.round(Math.cos(a) * 17), Math.round(Math.sin(a) * 11)])}`,
    );
    pen.line(ribs.join(''), rind, 1.6);
    pen.line(ellipse(x - 1, y - 4, 18, 12), rind, 1.6);
  };

const garlic: Draw = (pen, [x, y]) => {
  const bulb = `M${x - 3} ${y - 24}q-2 10-14 16q-12 10-2 20q18 8 38 0q10-10-2-20q-12-6-13-16z`;
  pen.lift(bulb, paper, { dx: 4, dy: 6 });
  pen.line(`M${x} ${y - 18}q-10 16-7 30M${x + 1} ${y - 18}q11 16 8 30`, mix(ruby, cream, 0.6), 1.8, {
    share: 0.8,
  });
};

/** What can lie beside a vessel where there is room. */
export const besides: readonly (readonly [things: readonly Thing[], draw: Draw])[] = [
  [['cinnamon'], cinnamon],
  [['green-chilli'], chillies(leaf)],
  [['chilli'], chillies(mix(paprika, ruby, 0.3))],
  [['mint', 'basil'], sprig],
  [['date'], dates],
  [['lemon'], halfCitrus(mix(saffron, cream, 0.15))],
  [['lime'], halfCitrus(lime)],
  [['garlic'], garlic],
];
