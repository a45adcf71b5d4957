import { mix } from '../pen/mix.ts';
import { joined, whole } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { charred, crust, ink, paper, wheat } from '../pen/pigments.ts';
import type { ShapeName } from '../pen/shapes.ts';
import type { Part } from '../pen/sheet.ts';

export interface Bit {
  form: ShapeName;
  colour: string;
  size: number;
}
type Rod = readonly [x1: number, y1: number, x2: number, y2: number];
export interface Threaded {
  x: number;
  y: number;
  bit: Bit;
}

export function sticks(pen: Pen, rods: readonly Rod[]): void {
  const d = rods.map(([x1, y1, x2, y2]) => `M${joined([x1, y1].map(whole))}L${joined([x2, y2].map(whole))}`);
  pen.coats(d.join(''), [
    [ink, 4, 3, 5, 0.18],
    [mix(wheat, crust, 0.35), 4],
  ]);
}

/** The bits in their places along one rod. */
export const along = ([x1, y1, x2, y2]: Rod, bits: readonly Bit[]): Threaded[] =>
  bits.map((bit, i) => {
    const part = 0.16 + (i / (bits.length - 0.4)) * 0.72;
    return { x: x1 + (x2 - x1) * part, y: y1 + (y2 - y1) * part, bit };
  });

export function thread(pen: Pen, all: readonly Threaded[], degrees: number): void {
  for (const bit of new Set(all.map(each => each.bit))) {
    const { form, colour, size: z } = bit;
    const parts: Part[] = [];
    if (z > 13) {
      parts.push([pen.blob(-z * 0.2, -z * 0.25, { rx: z * 0.5, ry: z * 0.35, corners: 6 }), paper, 0.22]);
      const grill = `M${whole(-z * 0.5)} ${whole(z * 0.35)}l${whole(z * 0.5)}-${whole(z * 0.55)}M0 ${whole(z * 0.5)}l${whole(z * 0.5)}-${whole(z * 0.5)}`;
      parts.push([grill, charred, 0.55, 3]);
    }
    const mine = all.filter(each => each.bit === bit);
    pen.stamps(
      [[pen.shape(form, [0, 0], { size: z, flat: 0.95, uneven: 0.08 }), ...parts]],
      mine.map(({ x, y }) => [x, y, degrees + pen.between(-14, 14)] as const),
      { colour },
    );
  }
}
