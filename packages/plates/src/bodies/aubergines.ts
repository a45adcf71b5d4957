import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { bark, cream, leaf, pale, paper, paprika, plum } from '../pen/pigments.ts';
import type { Body } from './serving.ts';

/** Split and filled. */
export const aubergines: Body = ({ pen, surface, has }) => {
  const filling = has('cheese', 'rice', 'chicken') ? cream : mix(paprika, bark, 0.25);
  const y = surface.y - 2;
  [-78, 0, 78].forEach((dx, i) => {
    const x = surface.x + dx;
    const turn = { angle: 1.5 + (i - 1) * 0.1, flat: 0.95 };
    pen.lift(pen.shape('oval', [x, y], { ...turn, size: 57, uneven: 0.03 }), plum, {
      dx: 4,
      dy: 6,
      shadow: 0.22,
    });
    pen.fill(pen.shape('oval', [x, y + 1], { ...turn, size: 46, uneven: 0.04 }), filling);
    const bits = pen
      .spots(7)
      .map(([u, v]) => pen.blob(x + u * 16, y + v * 32, { rx: 6, ry: 4, corners: 6, uneven: 0.15 }));
    pen.fill(bits.join(''), pale(filling, 0.28));
    pen.line(`M${x} ${y - 56}v-12`, leaf, 8);
    pen.line(`M${x - 24} ${y - 16}q-3 20 3 36`, paper, 3, { share: 0.5 });
  });
  return { ...surface, places: points('-.64 -.3, 0 .3, .64 -.3, -.64 .3, 0 -.3, .64 .3') };
};
