import { mix } from '../pen/mix.ts';
import { marks } from '../pen/numbers.ts';
import { lens } from '../pen/outlines.ts';
import { bark, cream, crust, deep, ink, leaf, paprika, ruby, saffron } from '../pen/pigments.ts';
import { darkLeaf, lit, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const dates: SunnahDrawing = {
  pigment: 'green',
  alt: 'Dates on a palm branch',
  draw: pen => {
    pen.line('M330 26q-80 20-130 62', darkLeaf, 5);
    for (let i = 0; i < 8; i++) {
      const x = 320 - i * 16,
        y = 30 + i * 7;
      pen.lift(
        lens(x + 4, y + 34, { long: 38, wide: 6, angle: 1.9, flat: 1 }) +
          lens(x - 24, y - 10, { long: 30, wide: 5, angle: 3.5, flat: 1 }),
        i % 2 ? darkLeaf : leaf,
        { dx: 2, dy: 3, shadow: 0.14 },
      );
    }
    pen.line(
      'M96 40q50 30 62 74M120 54q-40 50-40 130M136 72q-6 70 0 150M150 96q40 50 44 120M128 62q60 30 96 84',
      mix(saffron, crust, 0.3),
      4.5,
    );
    const list = marks(
      '84 96 96, 108 122 80, 74 132 100, 150 116 70, 124 158 96, 84 174 88, 176 144 60, 148 178 82, 190 182 76, 214 128 48, 112 204 100, 150 220 88, 232 160 60, 196 222 80',
    );
    pen.stamps(
      [
        [
          pen.shape('oval', [0, 0], { size: 24, angle: 0, flat: 0.98, uneven: 0.03 }),
          [pen.shape('oval', [4, 4], { size: 15, angle: 0, flat: 0.8 }), ink, 0.14],
          ['M-14-4q8-6 18-4', cream, 0.6, 4],
          ['M-21 0l-4 0', saffron, 0.9, 6],
        ],
        [
          pen.shape('oval', [0, 0], { size: 24, angle: 0, flat: 0.98, uneven: 0.03 }),
          [pen.shape('oval', [4, 4], { size: 15, angle: 0, flat: 0.8 }), ink, 0.14],
          ['M-14-4q8-6 18-4', cream, 0.6, 4],
          ['M-21 0l-4 0', saffron, 0.9, 6],
        ],
      ],
      list.map(([x, y, a], i) => [
        x,
        y,
        a,
        1,
        [mix(bark, paprika, 0.22), mix(bark, ruby, 0.3), mix(crust, bark, 0.4)][i % 3],
      ]),
      { colour: bark, dx: 3, dy: 3 },
    );
    shadow(pen, 300, 244, { rx: 56, ry: 12 });
    pen.lift(pen.shape('oval', [272, 228], { size: 30, angle: 0.1, flat: 0.95 }), mix(bark, ruby, 0.3), {
      dx: 4,
      dy: 6,
    });
    lit(pen, 'M254 220q14-10 34-6', { width: 4, share: 0.5 });
    pen.lift(pen.shape('oval', [328, 240], { size: 30, angle: -0.3, flat: 0.95 }), mix(bark, paprika, 0.2), {
      dx: 4,
      dy: 6,
    });
    pen.fill(pen.shape('oval', [327, 238], { size: 24, angle: -0.3, flat: 0.85 }), mix(crust, saffron, 0.45));
    pen.fill(lens(327, 238, { long: 15, wide: 5, angle: -0.3, flat: 1 }), deep(crust, 0.25));
  },
};
