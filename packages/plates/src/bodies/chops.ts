import { mix } from '../pen/mix.ts';
import { marks, type Point, points } from '../pen/numbers.ts';
import { lens, outline } from '../pen/outlines.ts';
import { bark, blush, charred, cream, crust, herb, paper, paprika, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

const meat = points('-40 -4, -30 -34, 6 -42, 36 -22, 40 10, 12 36, -22 30');

/** Chops on their bones. */
export const chops: Body = ({ pen, surface }) => {
  const { x, y } = surface;
  const bed = points('-116 10, -84 44, -30 54, 40 56, 92 42, 122 8').map(([u, v]) =>
    lens(x + u, y + v, { long: 26, wide: 11, angle: u / 60 }),
  );
  pen.lift(bed.join(''), herb);
  for (const [dx, dy, angle] of marks('-74 -8 -.5, 4 -18 -.3, 78 -10 -.1')) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = ([u, v]: Point): Point => [x + dx + u * cos - v * sin, y + dy + (u * sin + v * cos) * 0.9];
    const bone = `M${at([14, -26]).join(' ')}L${at([44, -76]).join(' ')}`;
    pen.coats(bone, [
      [bark, 15, 3, 5, 0.2],
      [mix(cream, wheat, 0.25), 14],
      [paper, 5, -2, -1],
    ]);
    pen.lift(outline(meat.map(at)), mix(cream, wheat, 0.3), { dx: 4, dy: 7, shadow: 0.22 });
    pen.fill(outline(meat.map(([u, v]) => at([u * 0.86, v * 0.86]))), mix(crust, bark, 0.45));
    const grill = points('-24 2, 0 -28, -10 20, 22 -18, 8 28, 30 2').map(point =>
      at(point).map(Math.round).join(' '),
    );
    pen.line(`M${grill[0]}L${grill[1]}M${grill[2]}L${grill[3]}M${grill[4]}L${grill[5]}`, charred, 5, {
      share: 0.7,
    });
    const [bx, by] = at([-14, -12]);
    pen.fill(pen.blob(bx, by, { rx: 12, ry: 8, corners: 7, uneven: 0.1 }), mix(blush, paprika, 0.2), 0.35);
  }
  return { ...surface, places: points('-.9 .5, .9 .48, 0 .86, -.5 .8') };
};
