import { flatBread } from '../food/flat-bread.ts';
import { mix } from '../pen/mix.ts';
import { joined } from '../pen/numbers.ts';
import { crust, deep, green, leaf, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** Kuku, frittata, quiche: a flat round cut in wedges. */
export const wheel: Body = ({ pen, surface, kind, has }) => {
  const { x, y, k } = surface;
  const r = surface.r * 0.98;
  const colour =
    kind === 'kuku' || has('herbs', 'spinach', 'courgette')
      ? mix(leaf, green, 0.25)
      : kind === 'tortilla' || has('potato')
        ? mix(saffron, wheat, 0.3)
        : mix(crust, saffron, 0.45);
  flatBread(pen, x, y - 6, { rx: r, ry: r * k, colour, thick: 18, spots: 9 });
  const one = `M${joined([x - r * 0.93, y - 6 + r * k * 0.3])}L${joined([x + r * 0.9, y - 8 - r * k * 0.4])}`;
  const other = `M${joined([x - r * 0.3, y - 8 - r * k * 0.9])}L${joined([x + r * 0.42, y - 6 + r * k * 0.88])}v17`;
  pen.line(one + other, deep(colour, 0.35), 3.5);
  return { ...surface, y: y - 8, r: r * 0.78 };
};
