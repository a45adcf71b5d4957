import { smallBowl } from '../food/small-bowl.ts';
import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { cream, crust, paper, paprika, saffron } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import { placeOn } from '../table/surface.ts';
import type { Body } from './serving.ts';

const colour = mix(saffron, cream, 0.3);

/** A heap of chips and a bowl of sauce. */
export const fries: Body = ({ pen, surface, setting, kind, has }) => {
  const heap = { ...surface, h: 58, r: surface.r * 0.86, x: surface.x - 14 };
  const stick = [
    'M-34-5h66v11h-66z',
    ['M32-5l4 3v10l-4-2z', mix(crust, saffron, 0.3)],
    ['M-30-3h52', paper, 0.6, 2.4],
  ] as const;
  const laid = pen
    .spots(kind === 'fish-and-chips' ? 20 : 34, { r: 0.92 })
    .map(
      (spot, i): Laid => [
        ...placeOn(heap)(spot),
        pen.between(-70, 70),
        1,
        i % 3 ? '' : mix(colour, crust, 0.22),
      ],
    );
  pen.stamps([stick], laid, {
    colour: has('sweet-potato', 'carrot') ? mix(saffron, paprika, 0.3) : colour,
    dx: 2,
    dy: 5,
  });
  if (kind === 'fish-and-chips') {
    const batter = mix(crust, saffron, 0.3);
    for (const [u, v, angle] of [
      [-30, -24, -0.12],
      [-22, 24, 0.16],
    ] as const) {
      const [x, y] = [surface.x + u, surface.y + v];
      pen.lift(pen.blob(x, y, { rx: 78, ry: 21, corners: 9, uneven: 0.09, angle }), batter, {
        dx: 4,
        dy: 8,
      });
      const crumbs = pen
        .spots(7, { r: 0.8 })
        .map(([s, w]): Mark => [x + s * 60, y + s * 60 * angle + w * 11, s]);
      pen.seeds(crumbs, mix(batter, paper, 0.4), { width: 5, long: 6 });
    }
  }
  smallBowl(pen, setting, {
    x: surface.x + 104,
    y: surface.y - 56,
    colour: has('garlic', 'yoghurt') ? paper : paprika,
    not: ['paper'],
  });
  return { ...surface, places: points('-.2 -.2, .1 .2, -.4 .2') };
};
