import { flatBread } from '../food/flat-bread.ts';
import { mix } from '../pen/mix.ts';
import { joined, type Mark, whole } from '../pen/numbers.ts';
import { cream, deep, leaf, pale, paprika, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const colour = mix(saffron, paprika, 0.45);

/** A round of shredded pastry, one piece cut, with a ring of pistachios. */
export const kunafa: Body = ({ pen, surface }) => {
  const { x, y, k } = surface;
  const r = surface.r * 0.93;
  flatBread(pen, x, y - 4, { rx: r, ry: r * k, colour, thick: 12, spots: 0 });
  const threads = (count: number) =>
    pen.spots(count, { r: 0.93 }).map(([u, v]) => {
      const angle = pen.between(0, 3.14);
      const step = [whole(Math.cos(angle) * 15), whole(Math.sin(angle) * 7)];
      return `M${whole(x + u * r)} ${whole(y - 4 + v * r * k)}q${joined([step[0] ?? 0, 5, ...step])}`;
    });
  pen.line(threads(46).join(''), deep(colour, 0.2), 2.4, { share: 0.8 });
  pen.line(threads(46).join(''), pale(saffron, 0.3), 2.2, { share: 0.9 });
  const ring = Array.from({ length: 30 }, (_, i): Mark => {
    const out = r * pen.between(0.4, 0.6);
    return [x + Math.cos(i * 0.21) * out, y - 4 + Math.sin(i * 0.21) * out * k, i];
  });
  pen.seeds(ring, mix(leaf, saffron, 0.2), { width: 7, long: 2, lit: mix(leaf, cream, 0.4) });
  pen.line(
    `M${x} ${y - 4}L${whole(x + r * 0.5)} ${whole(y - 4 + r * k * 0.86)}M${x} ${y - 4}L${whole(x + r * 0.98)} ${whole(y + r * k * 0.12)}`,
    deep(colour, 0.45),
    4,
  );
  return { ...surface, places: [] };
};
