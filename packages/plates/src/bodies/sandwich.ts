import { mix } from '../pen/mix.ts';
import { type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bread, cream, crust, leaf, lime, paper, paprika } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

interface Half {
  x: number;
  y: number;
  main: string;
}

/** The face of a sandwich cut from corner to corner: two slices, and what is between them. */
function half(pen: Pen, { x, y, main }: Half) {
  const at = (text: string) => outline(points(text).map(([u, v]): Point => [x + u, y + v]));
  const layers: readonly (readonly [top: number, height: number, colour: string])[] = [
    [14, 10, paprika],
    [4, 11, mix(leaf, lime, 0.4)],
    [-10, 15, main],
    [-18, 9, mix(cream, paper, 0.4)],
  ];
  pen.lift(at('-72 24!, 66 14!, 62 34!, -66 44!'), mix(bread, crust, 0.4), { dx: 5, dy: 8 });
  pen.fill(at('-70 25!, 64 15!, 62 28!, -67 38!'), mix(bread, cream, 0.45));
  for (const [top, height, colour] of layers) {
    pen.lift(
      at(
        `-74 ${top + 8}, 70 ${top - 3}, 68 ${top + height - 2}, 30 ${top + height + 4}, -20 ${top + height + 4}, -72 ${top + height + 8}`,
      ),
      colour,
      { dx: 1, dy: 2, shadow: 0.16 },
    );
  }
  pen.fill(at('-72 -14!, 66 -25!, 66 -10!, -70 0!'), mix(bread, cream, 0.45));
  pen.lift(at('-72 -14!, -2 -62!, 66 -25!'), mix(bread, crust, 0.25), { dx: 1, dy: 2, shadow: 0.12 });
  pen.fill(at('-52 -19!, -2 -52!, 46 -27!'), bread);
}

export const sandwich: Body = ({ pen, surface, mains }) => {
  const main = mains[0]?.colour ?? mix(crust, cream, 0.5);
  half(pen, { x: 244, y: 130, main });
  half(pen, { x: 146, y: 172, main });
  return { ...surface, places: points('.96 .5, 1.1 .2, .6 .86') };
};
