import { mix } from '../pen/mix.ts';
import type { Mark } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { charred, crust, deep } from '../pen/pigments.ts';
import { glint } from '../table/light.ts';

interface FlatBread {
  rx: number;
  ry: number;
  colour: string;
  thick?: number;
  /** Of the oven. */
  spots?: number;
}

/** A round of bread with its edge. */
export function flatBread(pen: Pen, x: number, y: number, bread: FlatBread): void {
  const { rx, ry, colour, thick = 9, spots = 7 } = bread;
  const edge = pen.blob(x, y + thick, { rx, ry, corners: 12, uneven: 0.015 });
  pen.lift(edge, deep(colour, 0.28), { dx: 5, dy: 7, shadow: 0.18 });
  pen.fill(pen.blob(x, y, { rx, ry, corners: 13, uneven: 0.02 }), colour);
  if (!spots) return;
  const list = pen.spots(spots, { r: 0.82 });
  const brown = list.slice(0, 5).map(([u, v]) => {
    const size = { rx: pen.between(10, 17), ry: pen.between(6, 9), corners: 5, uneven: 0.12 };
    return pen.blob(x + u * rx, y + v * ry, size);
  });
  pen.fill(brown.join(''), mix(colour, crust, 0.6), 0.75);
  const burnt = list.map(([u, v]): Mark => [x + u * rx + 3, y + v * ry, u]);
  pen.seeds(burnt, mix(colour, charred, 0.6), { width: 5, long: 5, shadow: 0 });
  glint(pen, x, y, { rx: rx * 0.9, ry: ry * 0.88, from: 3.4, to: 4.3, share: 0.45 });
}
