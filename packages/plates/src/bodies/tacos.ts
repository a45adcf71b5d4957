import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { bread, cream, crust, leaf, lime, paper, paprika, ruby } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** Three folded tortillas, seen from their open side. */
export const tacos: Body = ({ pen, surface, mains }) => {
  const shell = mix(bread, crust, 0.18);
  const filling = mains[0]?.colour ?? mix(crust, paprika, 0.4);
  for (const [x, y] of points('134 138, 196 154, 258 170')) {
    pen.lift(`M${x - 62} ${y + 36}q-6-88 58-92q60 2 66 84q-66 26-124 8z`, mix(shell, crust, 0.3), {
      dx: 5,
      dy: 8,
    });
    const bits: readonly (readonly [text: string, colour: string])[] = [
      ['-40 -22 , -8 -48 , 28 -36 , 46 -4 ', mix(leaf, lime, 0.4)],
      ['-46 -4 , -22 -38 , 12 -50 , 40 -22 ', filling],
      ['-32 -30 , 2 -52 , 34 -28 , 50 4 ', mix(ruby, cream, 0.35)],
      ['-50 10 , -14 -46 , 22 -44 , 44 -14 ', filling],
    ];
    for (const [text, colour] of bits) {
      const marks = points(text.replaceAll(' ,', ',').trim()).map(([u, v]): Mark => [x + u, y + v, u]);
      pen.seeds(marks, colour, { width: 17, long: 7, shadow: 0.12 });
    }
    pen.lift(`M${x - 60} ${y + 38}q-2-72 52-78q50 6 64 70q-60 26-116 8z`, shell, {
      dx: -1,
      dy: 2,
      shadow: 0.16,
    });
    pen.fill(
      [
        [-28, 2],
        [4, -16],
        [26, 14],
        [-6, 22],
      ]
        .map(([u = 0, v = 0]) => pen.blob(x + u, y + v, { rx: 8, ry: 5, corners: 6, uneven: 0.14 }))
        .join(''),
      mix(shell, crust, 0.5),
      0.6,
    );
    pen.line(`M${x - 46} ${y + 6}q8-30 34-36`, paper, 4, { share: 0.45 });
  }
  return { ...surface, places: points('1.05 .42, 1.2 .1, -.9 .7') };
};
