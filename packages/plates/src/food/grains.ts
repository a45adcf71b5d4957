import { joined, whole } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { placeOn, type Surface } from '../table/surface.ts';

interface Grains {
  count?: number;
  long?: number;
  width?: number;
}

/** Grains of rice, in each of the colours. */
export function grains(pen: Pen, surface: Surface, colours: readonly string[], how: Grains = {}): void {
  const { count = 80, long = 7, width = 3.6 } = how;
  const place = placeOn(surface);
  const all = pen.spots(count, { r: 0.96 });
  colours.forEach((colour, i) => {
    const mine = all.filter((_, at) => at % colours.length === i);
    const strokes = mine.map(spot => {
      const angle = pen.between(0, 3.14);
      const step = [whole(Math.cos(angle) * long), whole(Math.sin(angle) * long * 0.7)];
      return `M${place(spot).map(whole).join(' ')}l${joined(step)}`;
    });
    pen.line(strokes.join(''), colour, width);
  });
}
