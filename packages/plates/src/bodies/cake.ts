import { mix } from '../pen/mix.ts';
import { around, joined, whole } from '../pen/numbers.ts';
import { bark, blush, cream, crust, ink, pale, paper, saffron, wheat } from '../pen/pigments.ts';
import { glint } from '../table/light.ts';
import type { Body } from './serving.ts';

/** With icing that runs over its edge. */
export const cake: Body = ({ pen, surface, kind, has }) => {
  const { x, y, r } = surface;
  const isBrown = has('chocolate', 'date', 'ginger', 'coffee');
  const isGolden = has('carrot', 'honey', 'pumpkin', 'cinnamon');
  const colour = isBrown ? mix(bark, crust, 0.4) : mix(isGolden ? crust : wheat, saffron, 0.35);
  const icing = has('date', 'caramel', 'honey')
    ? mix(saffron, crust, 0.3)
    : has('chocolate')
      ? mix(bark, ink, 0.2)
      : has('strawberry', 'raspberry', 'berry', 'rose')
        ? mix(blush, paper, 0.45)
        : kind === 'cheesecake'
          ? mix(cream, saffron, 0.2)
          : paper;
  const top = y - 66;
  const body = `M${x - r} ${top}L${x - r + 3} ${y + 2}a${r - 3} 38 0 0 0 ${2 * r - 6} 0L${x + r} ${top}z`;
  pen.lift(body, colour, { dx: 6, dy: 6, shadow: 0.16 });
  pen.fill(`M${x + 30} ${top + 30}v70q60-6 ${r - 33}-34L${x + r} ${top}z`, ink, 0.12);
  pen.line(`M${x - r + 5} ${y - 26}q${r - 5} 62 ${2 * r - 10} 0`, pale(colour, 0.35), 5, { share: 0.55 });
  const edge = (t: number) => top + 38 * Math.sqrt(Math.max(0, 1 - t * t));
  const drops = around(8, (_, i) => {
    const [middle, end] = [-1 + (i + 0.5) / 4, -1 + (i + 1) / 4];
    const low = edge(middle) + pen.between(26, 46);
    const up = edge(end) + (i === 7 ? 0 : pen.between(8, 13));
    return `Q${joined([x + r * (middle - 0.1), low, x + r * end, up].map(whole))}`;
  });
  pen.fill(`M${x - r} ${top}${drops.join('')}z`, icing);
  pen.fill(pen.blob(x, top, { rx: r, ry: 38, corners: 12, uneven: 0.006 }), pale(icing, 0.3));
  glint(pen, x, top, { rx: r * 0.92, ry: 34, from: 3.4, to: 4.4, share: 0.7 });
  return { ...surface, x, y: top, r: r * 0.78, k: 0.34, h: 0, inRows: true };
};
