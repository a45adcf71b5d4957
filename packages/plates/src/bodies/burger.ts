import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { bark, bread, cream, crust, ink, leaf, lime, paper, paprika, saffron } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** A bun with its layers. */
export const burger: Body = ({ pen, surface, has, holds }) => {
  const bun = mix(bread, crust, 0.45);
  const patty = has('chicken', 'fish', 'halloumi')
    ? mix(crust, saffron, 0.4)
    : has('bean', 'chickpea', 'lentil', 'vegetable')
      ? mix(crust, leaf, 0.25)
      : mix(bark, ink, 0.12);
  pen.lift(outline(points('112 190!, 116 214, 200 228, 284 214, 288 190!, 200 200')), bun, { dx: 7, dy: 8 });
  pen.fill('M112 190q88 24 176 0v6q-88 24-176 0z', mix(bread, cream, 0.4));
  pen.lift(outline(points('104 176, 112 160, 288 160, 296 176, 286 194, 200 206, 114 194')), patty, {
    dx: 3,
    dy: 4,
  });
  if (holds('cheese', 'mozzarella', 'halloumi', 'parmesan')) {
    pen.lift('M108 158l92 8l92-8l-20 22l-18 4l-30 18l-28-14l-50 2z', saffron, { dx: 2, dy: 3 });
  }
  const tomato = 'M116 150q84 22 168 0v10q-84 24-168 0z';
  pen.lift(tomato, paprika, { dx: 1, dy: 3 });
  const lettuce = outline(
    points(
      '102 146, 112 138, 288 138, 298 146, 288 158, 270 150, 252 162, 232 154, 210 166, 190 156, 168 164, 148 152, 128 160, 112 150',
    ),
  );
  pen.lift(lettuce, mix(leaf, lime, 0.4), { dx: 1, dy: 3 });
  pen.lift(outline(points('106 140!, 108 96, 148 66, 200 60, 252 66, 292 96, 294 140!, 200 156')), bun, {
    dx: 3,
    dy: 4,
    shadow: 0.16,
  });
  pen.fill(outline(points('122 112, 140 84, 190 72, 226 76, 176 90, 142 116')), paper, 0.35);
  const seeds = points('160 92, 186 82, 214 84, 240 94, 174 106, 202 100, 230 108, 256 112, 146 112').map(
    ([x, y], i): Mark => [x, y, i],
  );
  pen.seeds(seeds, cream, { width: 5.5, long: 4, shadow: 0.16 });
  return { ...surface, places: points('1.16 .42, -.96 .5') };
};
