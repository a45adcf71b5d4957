import { mound } from '../food/mound.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { joined, type Mark, whole } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { crust, deep, pale, saffron, wheat } from '../pen/pigments.ts';
import type { Surface } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** Long noodles, turn over turn. */
function turns(pen: Pen, heap: Surface, colour: string) {
  const arcs: [string[], string[], string[]] = [[], [], []];
  for (let part = 0.97, i = 0; part > 0.2; part -= 0.052, i++) {
    const y = heap.y - heap.h * (1 - part * part) * 0.9 + pen.between(-2, 2);
    const [rx, ry] = [heap.r * part, heap.r * heap.k * part];
    const at = (t: number) => joined([whole(heap.x + Math.cos(t) * rx), whole(y + Math.sin(t) * ry)]);
    for (let k = 0; k < (part > 0.5 ? 2 : 1); k++) {
      const from = pen.between(0, 6.3);
      const to = from + pen.between(1.1, 2.4);
      arcs[(i + k) % 3]?.push(`M${at(from)}A${joined([whole(rx), whole(ry)])} 0 0 1 ${at(to)}`);
    }
  }
  pen.line(arcs[0].join(''), deep(colour, 0.2), 6);
  pen.line(arcs[1].join(''), pale(colour, 0.12), 6);
  pen.line(arcs[2].join(''), pale(colour, 0.45), 4);
}

function sauceOn(pen: Pen, { x, y, r, h }: Surface, sauce: string) {
  const [left, top] = [x - 3, y - h + 6];
  pen.lift(pen.blob(left, top, { rx: r * 0.54, ry: r * 0.31, corners: 9, uneven: 0.12 }), sauce, { dy: 4 });
  const bits = pen
    .spots(12, { r: 0.9 })
    .map(([u, v]): Mark => [left + u * r * 0.48, top + v * r * 0.26, u * 3]);
  pen.seeds(bits, deep(sauce, 0.24), { width: 7, long: 4, shadow: 0 });
}

export const strands: Body = ({ pen, surface, kind, sauce, mains, has }) => {
  const isNoodle = kind === 'noodles';
  const colour = isNoodle ? mix(wheat, crust, 0.4) : mix(wheat, saffron, 0.3);
  const heap = mound(pen, surface, colour, surface.r * 0.26);
  turns(pen, heap, colour);
  if (!isNoodle && !has('butter', 'garlic')) sauceOn(pen, heap, sauce);
  if (mains[0]) {
    const smaller = mains.map(main => (main.size < 9 ? main : { ...main, size: main.size * 0.75 }));
    pieces(pen, { ...heap, r: heap.r * 0.7 }, smaller, mains[0].size < 9 ? 12 : 6, { r: 0.7 });
  }
  return { ...heap, r: heap.r * 0.72 };
};
