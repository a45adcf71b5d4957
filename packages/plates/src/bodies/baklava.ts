import { mix } from '../pen/mix.ts';
import type { Point } from '../pen/numbers.ts';
import { bark, cream, crust, deep, ink, leaf, pale, saffron } from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import type { Body } from './serving.ts';

const rows = [-2, -1, 0, 1, 2];

/** A tray of lozenges. */
export const baklava: Body = ({ pen, surface, kind }) => {
  const { x, y, r, k } = surface;
  const isPlain = kind !== 'baklava';
  const gold = kind === 'brownie' ? mix(bark, ink, 0.1) : mix(saffron, crust, 0.25);
  const laid = rows
    .flatMap(row => rows.filter(column => Math.abs(column + row) < 3).map(column => [column, row] as const))
    .map(
      ([column, row]): Laid => [
        x + (column - row) * 29,
        y - 6 + (column + row) * 19,
        pen.between(-3, 3),
        1,
        pen.pick([gold, pale(gold, 0.1), deep(gold, 0.06)]),
      ],
    )
    .sort((one, other) => one[1] - other[1]);
  const nuts: Part = [
    pen.blob(0, -1, { rx: 9, ry: 5.5, corners: 6, uneven: 0.18 }),
    mix(leaf, saffron, 0.25),
  ];
  const lozenge = [
    'M-27 0l27-18l27 17l-27 18z',
    ['M-27 0l27 17l27-18v13l-27 18l-27-18z', deep(gold, 0.34)],
    ['M-26 6l26 17l26-18', cream, 0.35, 1.6],
    ...(isPlain ? [] : [nuts]),
  ] as const;
  pen.stamps([lozenge], laid, { colour: gold, dx: 3, dy: 16, shadow: 0.15 });
  pen.line(`M${x - 78} ${y - 34}l34-21M${x - 22} ${y - 22}l26-16`, pale(saffron, 0.6), 3, { share: 0.8 });
  const places = laid.map((one): Point => [(one[0] - x) / r, (one[1] - y) / (r * k)]);
  return { ...surface, places: isPlain ? places : [] };
};
