import { flatBread } from '../food/flat-bread.ts';
import { along, type Bit, sticks, type Threaded, thread } from '../food/skewer.ts';
import { mix } from '../pen/mix.ts';
import { around, type Point, points } from '../pen/numbers.ts';
import { lens, outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, bread, charred, crust, green, leaf, pale, paper, paprika } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import type { Surface } from '../table/surface.ts';
import type { Body } from './serving.ts';

/** A banana leaf for satay, flat bread for every other. */
function lining(pen: Pen, { x, y, r, k }: Surface, isSatay: boolean) {
  if (!isSatay) return flatBread(pen, x, y, { rx: r * 1.02, ry: r * k, colour: bread, thick: 4, spots: 6 });
  const banana = lens(x, y, { long: r * 1.22, wide: r * 0.62, angle: -0.06, flat: 0.8 });
  pen.lift(banana, mix(leaf, green, 0.15), { dx: 3, dy: 5 });
  const veins = `M${x - r} ${y + 6}l${2 * r}-12M${x - 70} ${y - 30}l24 28l-30 26M${x} ${y - 40}l20 38l-28 34M${x + 62} ${y - 38}l18 34l-24 26`;
  pen.line(veins, pale(leaf, 0.3), 2, { share: 0.7 });
}

/** Minced meat pressed round the rod, in waves. */
function pressed(pen: Pen, laid: readonly Laid[]) {
  const upper = around(7, (_, i): Point => [-96 + i * 32, i % 2 ? -17 : -13]);
  const lower = around(7, (_, i): Point => [96 - i * 32, i % 2 ? 17 : 13]);
  const grill = around(7, (_, i) => `M${-80 + i * 26} 7l8-13`).join('');
  const cut = [
    outline([...upper, ...lower]),
    ['M-80-6L84-7', paper, 0.2, 6],
    [grill, charred, 0.6, 3],
  ] as const;
  pen.stamps([cut], laid, { colour: mix(bark, crust, 0.4), dx: 4, dy: 7 });
}

export const skewers: Body = ({ pen, surface, kind, mains, has }) => {
  const { y } = surface;
  lining(pen, surface, kind === 'satay');
  sticks(
    pen,
    [0, 1, 2].map(i => [46 + i * 12, y - 26 + i * 34, 342 + i * 12, y - 52 + i * 34] as const),
  );
  if (kind === 'seekh' || has('mince')) {
    pressed(
      pen,
      [0, 1, 2].map(i => [192 + i * 12, y - 38 + i * 34, -5 + pen.between(-1, 1)] as const),
    );
  } else {
    const meat: Bit = { form: 'cube', colour: mains[0]?.colour ?? mix(crust, paprika, 0.3), size: 17 };
    const pepper: Bit = { form: 'strip', colour: leaf, size: 12 };
    const tomato: Bit = { form: 'crescent', colour: paprika, size: 13 };
    const all = [0, 1, 2].flatMap((i): Threaded[] => {
      const [x, top] = [92 + i * 12, y - 38 + i * 34];
      const bits = [meat, pepper, meat, tomato, meat, pepper, meat];
      return along([x - 46, top + 12, x + 250, top - 14], bits);
    });
    thread(pen, all, -5);
  }
  return {
    ...surface,
    places: points('-.86 .42, .8 .52, -.5 .72, .1 .86, .86 -.2, -.95 0, .45 .8, -.2 .9'),
  };
};
