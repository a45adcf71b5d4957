import type { Point } from '../pen/numbers.ts';
import { curve } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { cream } from '../pen/pigments.ts';
import { placeOn, type Surface } from '../table/surface.ts';
import type { Topping } from './topping.ts';

/** Cream or honey, poured in a spiral. */
export function spiral(pen: Pen, surface: Surface, { form, colour }: Topping) {
  const path: Point[] = [];
  for (let t = 0; t < 9; t += 0.6) {
    const out = 0.1 + t * 0.062;
    path.push(placeOn(surface)([Math.cos(t) * out, Math.sin(t) * out]));
  }
  if (form === 'swirl') return pen.line(curve(path), colour, 7, { share: 0.92 });
  pen.line(curve(path), colour, 5.5);
  pen.line(curve(path.slice(2, 8)), cream, 1.8, { share: 0.7 });
}
