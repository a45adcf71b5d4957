import { around, type Point } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { ink } from '../pen/pigments.ts';
import { crest, type Surface } from '../table/surface.ts';

/** A heap with its lit and its dark side. */
export function mound(pen: Pen, flat: Surface, colour: string, h: number): Surface {
  const heap = { ...flat, h };
  const { x, y, r, k } = heap;
  const low = r * k;
  const edge = around(18, (t): Point => {
    const u = Math.cos(t);
    const w = Math.sqrt(Math.max(0, 1 - u * u));
    const v = Math.sin(t) >= 0 ? Math.sin(t) * low : -crest(heap, u, w);
    return [x + u * r * pen.between(0.985, 1.03), y + v + pen.between(-2, 2)];
  });
  pen.lift(outline(edge), colour, { dx: 4, dy: 6, shadow: 0.16 });
  const darkSide: Point[] = [
    [x + r * 0.5, y - h * 0.5],
    [x + r * 0.86, y - h * 0.1],
    [x + r * 0.93, y + low * 0.2],
    [x + r * 0.6, y + low * 0.74],
    [x - r * 0.1, y + low * 0.94],
    [x + r * 0.3, y + low * 0.6],
    [x + r * 0.62, y + low * 0.1],
  ];
  pen.fill(outline(darkSide), ink, 0.07);
  return heap;
}
