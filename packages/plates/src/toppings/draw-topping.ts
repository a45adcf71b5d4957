import type { BodyName } from '../kinds/kinds.ts';
import { mix } from '../pen/mix.ts';
import { joined, type Mark, tenth, whole } from '../pen/numbers.ts';
import { lens, trefoil } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { ink, pale } from '../pen/pigments.ts';
import type { ShapeName } from '../pen/shapes.ts';
import { citrus } from './citrus.ts';
import { onionRings } from './onion-rings.ts';
import type { Topping } from './topping.ts';

export interface LaidOut {
  marks: readonly (readonly [x: number, y: number, angle: number])[];
  flat: number;
  body: BodyName;
}

/** How wide a leaf is, for its length. */
const widths = { leaf: 0.46, almond: 0.5, sliver: 0.3 };
const isLens = (form: Topping['form']): form is keyof typeof widths => Object.hasOwn(widths, form);

function cutFruit(pen: Pen, { colour, size, inner, core }: Topping, marks: readonly Mark[]) {
  const long = core ? (inner ? size * 0.35 : Math.min(size * 0.75, 4.5)) : size * 0.75;
  pen.seeds(marks, colour, { width: size * 1.15, long, shadow: 0.24, face: inner, core });
}

function small({ form }: Topping) {
  return form === 'chunk' || form === 'oval' || form === 'almond';
}

function cutAndLit(pen: Pen, { form, colour, size, inner }: Topping, { marks, flat }: LaidOut) {
  const cut = marks.map(([x, y, angle]) =>
    isLens(form)
      ? lens(x, y, { long: size, wide: size * widths[form], angle, flat })
      : pen.shape(form as ShapeName, [x, y], { size, angle, flat }),
  );
  pen.lift(cut.join(''), colour, { dx: size > 8 ? 2 : 1, dy: size > 8 ? 3 : 2, shadow: 0.22 });
  if (!inner) return;
  const part = isLens(form) ? 0.55 : 0.2;
  const lit = marks.map(([x, y, angle]) => {
    const [u, v] = [Math.cos(angle) * size * part, Math.sin(angle) * size * part * flat];
    return `M${joined([x - u, y - v])}l${joined([u * 2, v * 2])}`;
  });
  pen.line(lit.join(''), inner, form === 'leaf' ? 1.8 : tenth(size * 0.28), { share: 0.85 });
}

export function drawTopping(pen: Pen, topping: Topping, laid: LaidOut) {
  const { form, colour, size, inner } = topping;
  const { marks } = laid;
  if (form === 'ring') return onionRings(pen, marks, laid.body);
  if (form === 'citrus') return citrus(pen, marks, topping);
  if (form === 'oval' && size > 8) return cutFruit(pen, topping, marks);
  if (size < 9 && small(topping)) {
    const long = form === 'chunk' ? 1 : size * 0.8;
    const width = form === 'almond' ? size : size * 1.5;
    return pen.seeds(marks, colour, { width, long, lit: inner ?? pale(colour, 0.3) });
  }
  if (form === 'seed' || form === 'dust') {
    const step = form === 'seed' ? '2.5 1' : '1 .5';
    return pen.line(marks.map(([x, y]) => `M${whole(x)} ${whole(y)}l${step}`).join(''), colour, size);
  }
  if (form === 'thread') {
    const d = marks.map(([x, y, a]) => `M${whole(x)} ${whole(y)}q3-5 ${joined([size * Math.cos(a), 4])}`);
    return pen.line(d.join(''), colour, 2);
  }
  if (form === 'herb') {
    const d = marks.map(([x, y, angle]) => trefoil(x, y, 5.5, angle)).join('');
    return pen.coats(d, [
      [ink, 8, 1.5, 3, 0.2],
      [colour, 8],
      [inner ?? mix(colour, pale(colour), 0.5), 2.2, -0.5, -0.8, 0.8],
    ]);
  }
  cutAndLit(pen, topping, laid);
}
