import { liquid } from '../food/liquid.ts';
import { pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, cream, deep, ink, leaf, paper, ruby, saffron, wheat } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** Noodles in broth, with chopsticks over the rim. */
export const ramen: Body = ({ pen, surface, sauce, mains, holds, after }) => {
  liquid(pen, surface, sauce);
  const colour = mix(wheat, cream, 0.4);
  const [x, y] = [surface.x - 26, surface.y + 4];
  const threads = Array.from(
    { length: 7 },
    (_, i) => `M${Math.round(x - 58 + i * 5)} ${Math.round(y - 22 + i * 8)}q22-16 44 0t46 0`,
  ).join('');
  pen.line(threads, deep(colour, 0.25), 8);
  pen.line(threads, colour, 5);
  pieces(pen, surface, mains.length ? mains : [{ form: 'strip', colour: leaf, size: 18 }], 5, {
    spots: points('.5 -.45, .66 .02, .28 -.62, .5 .42'),
  });
  if (holds('egg', 'boiled-egg')) {
    for (const [u, v] of points('-.08 .5, .3 .66')) {
      const [ex, ey] = [surface.x + u * surface.r, surface.y + v * surface.r * surface.k];
      pen.lift(pen.blob(ex, ey, { rx: 21, ry: 14, corners: 9, uneven: 0.02, angle: -0.2 }), paper, {
        dx: 2,
        dy: 4,
      });
      pen.fill(pen.blob(ex + 1, ey + 1, { rx: 10, ry: 7, corners: 8 }), saffron);
    }
  }
  after.push(() => {
    pen.push(
      `<path d="M249 69L375 18M255 82L389 40" fill="none" stroke="${ink}" stroke-width="5" opacity=".16"/>`,
    );
    pen.line('M150 108L372 12M164 118L386 34', mix(bark, ruby, 0.25), 5);
  });
  return { ...surface, r: surface.r * 0.8 };
};
