import { mix } from '../pen/mix.ts';
import { around, type Mark, type Point, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, cream, crust, green, leaf, paper, saffron } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import type { Body } from './serving.ts';

const golden = mix(crust, saffron, 0.42);

function bone(pen: Pen, [x, y]: Point, [endX, endY]: Point) {
  pen.line(`M${x} ${y}L${endX} ${endY}`, mix(golden, crust, 0.4), 15);
  pen.line(`M${endX - 3} ${endY + 1}L${endX + 6} ${endY - 2}`, cream, 11);
}

/** A roast bird on leaves. */
export const bird: Body = ({ pen, surface }) => {
  const { x, y } = surface;
  const at = (text: string) => outline(points(text).map(([u, v]) => [x + u, y + v]));
  const lettuce = around(10, (t): Laid => [x + Math.cos(t) * 120, y + 10 + Math.sin(t) * 40, t * 57]);
  pen.stamps(
    [[pen.shape('ruffle', [0, 0], { size: 25, flat: 0.8, uneven: 0.08 }), ['M-16 0l30 2', paper, 0.4, 2]]],
    lettuce,
    { colour: mix(leaf, green, 0.2) },
  );
  bone(pen, [x + 70, y - 34], [x + 122, y - 62]);
  pen.lift(at('-112 4, -96 -50, -30 -84, 48 -70, 92 -34, 96 14, 40 42, -60 44'), golden, {
    dx: 6,
    dy: 9,
    shadow: 0.22,
  });
  pen.fill(at('-60 40, 30 38, 84 10, 88 -26, 40 10, -40 24, -104 14'), mix(golden, bark, 0.35), 0.4);
  bone(pen, [x + 84, y + 8], [x + 146, y - 14]);
  pen.lift(at('6 18, 22 -28, 70 -34, 116 -6, 112 8, 66 40, 26 42'), mix(golden, crust, 0.22), {
    dx: -2,
    dy: 4,
    shadow: 0.18,
  });
  pen.lift(at('-84 -8, -60 -30, -18 -22, -2 12, -34 26, -70 16'), mix(golden, crust, 0.3), { dy: 4 });
  pen.fill(at('-70 -44, -28 -72, 28 -66, -20 -54'), cream, 0.45);
  pen.line(`M${x + 34} ${y - 16}q24-12 44 2`, cream, 5, { share: 0.4 });
  const herbs = pen.spots(9, { r: 0.8 }).map(([u, v]): Mark => [x - 20 + u * 70, y - 36 + v * 24, u * 4]);
  pen.seeds(herbs, mix(leaf, green, 0.5), { width: 4, long: 4, shadow: 0 });
  return {
    ...surface,
    places: points('-.92 .5, .5 .82, -.3 .92, -1.06 -.1, .98 .5, .1 .95, -.7 .78, -.98 .22'),
  };
};
