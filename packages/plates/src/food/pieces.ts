import { joined, type Mark, type Point, whole } from '../pen/numbers.ts';
import { lens } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { ink, pale, paprika } from '../pen/pigments.ts';
import type { ShapeName } from '../pen/shapes.ts';
import { placeOn, type Surface } from '../table/surface.ts';

export interface Piece {
  form: ShapeName | 'prawn';
  colour: string;
  size: number;
}
interface Laid {
  r?: number;
  taken?: readonly Point[];
  gap?: number;
  /** Where they lie, if that is not left to chance. */
  spots?: readonly Point[];
}

function prawns(pen: Pen, marks: readonly Mark[], colour: string) {
  const bodies = marks.map(
    ([x, y, a = 0]) => `M${joined([whole(x - 9), whole(y + 3)])}a11 9 ${whole(a * 30)} 1 1 15 6`,
  );
  pen.coats(bodies.join(''), [
    [ink, 10, 2, 4, 0.22],
    [colour, 10],
    [pale(colour, 0.45), 2.6, -1, -2],
  ]);
  const tails = marks.map(([x, y]) => lens(x + 6, y + 12, { long: 6, wide: 3.4, angle: 2.5, flat: 1 }));
  pen.lift(tails.join(''), paprika, { dx: 1, dy: 2 });
}

function onePiece(pen: Pen, { form, colour, size }: Piece, marks: readonly Mark[]) {
  if (form === 'prawn') return prawns(pen, marks, colour);
  if (size < 12 && form === 'chunk') {
    return pen.seeds(marks, colour, { width: size * 1.9, long: 3, lit: pale(colour, 0.45) });
  }
  const cut = marks.map(([x, y, angle]) => pen.shape(form, [x, y], { size, angle, flat: 0.8 }));
  pen.lift(cut.join(''), colour, { dx: 2, dy: 4, shadow: 0.24 });
  const lit = marks.map(([x, y, a = 0]) => {
    const step = [whole(size * 0.4 * Math.cos(a)), whole(size * 0.3 * Math.sin(a))];
    return `M${joined([whole(x - size * 0.32), whole(y - size * 0.22)])}l${joined(step)}`;
  });
  pen.line(lit.join(''), pale(colour, 0.2), whole(size * 0.55));
}

/** Pieces with a lit side, of each kind in turn. */
export function pieces(pen: Pen, surface: Surface, kinds: readonly Piece[], count: number, laid: Laid = {}) {
  const { r = 0.8, taken = [], gap = 0.18 } = laid;
  const place = placeOn(surface);
  const spots = laid.spots ?? pen.spots(count, { r, taken, gap });
  kinds.forEach((kind, i) => {
    const mine = spots.filter((_, at) => at % kinds.length === i);
    onePiece(
      pen,
      kind,
      mine.map((spot): Mark => [...place(spot), pen.between(-0.8, 0.8)]),
    );
  });
}
