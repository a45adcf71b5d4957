import { mix } from '../pen/mix.ts';
import { marks, points } from '../pen/numbers.ts';
import { ellipse, lens, outline } from '../pen/outlines.ts';
import { bark, blush, cream, crust, deep, ink, paprika, ruby, wheat } from '../pen/pigments.ts';
import { darkLeaf, lit } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const meat: SunnahDrawing = {
  pigment: 'crust',
  alt: 'A joint of meat on a board',
  draw: pen => {
    pen.push(
      `<g fill="${ink}" opacity=".17" transform="translate(9 13)"><path d="${pen.blob(200, 188, { rx: 164, ry: 74, corners: 12, uneven: 0.01 })}"/></g>`,
    );
    pen.fill(pen.blob(200, 196, { rx: 164, ry: 74, corners: 12, uneven: 0.008 }), deep(crust, 0.3));
    pen.fill(pen.blob(200, 186, { rx: 164, ry: 74, corners: 12, uneven: 0.008 }), mix(crust, wheat, 0.4));
    pen.line('M64 166q130-20 272 6M58 200q140 26 286-8M110 232q90 12 180-4', deep(crust, 0.05), 2.4, {
      share: 0.55,
    });
    pen.line('M96 216q-20-30-52-26', darkLeaf, 3);
    pen.lift(
      marks('82 196 -.6, 70 206 .9, 58 184 -.5, 52 198 .8, 92 212 .9')
        .map(([x, y, a]) => lens(x, y, { long: 14, wide: 3.4, angle: a, flat: 1 }))
        .join(''),
      darkLeaf,
      { dx: 2, dy: 3 },
    );
    pen.lift('M262 130L330 76q0-20 16-18q14 4 8 18q16 0 14 14q-4 14-22 8L280 152z', cream, { dx: 5, dy: 8 });
    pen.fill('M350 78q14 2 12 12q-4 10-18 6L290 144l-8-6z', mix(wheat, crust, 0.2), 0.4);
    const c = mix(bark, crust, 0.5);
    pen.lift(
      outline(
        points(
          '82 184, 94 134, 140 102, 196 96, 248 112, 292 132, 288 156, 256 178, 222 214, 170 234, 112 226',
        ),
      ),
      c,
      { dx: 6, dy: 10 },
    );
    pen.fill(
      outline(points('106 222, 170 226, 222 204, 256 170, 288 146, 288 156, 256 178, 222 214, 170 234')),
      ink,
      0.2,
    );
    pen.lift(
      pen.blob(128, 184, { rx: 46, ry: 42, corners: 10, uneven: 0.03, angle: 0.3 }),
      mix(cream, wheat, 0.3),
      { dx: 2, dy: 3 },
    );
    pen.fill(
      pen.blob(129, 184, { rx: 39, ry: 35, corners: 10, uneven: 0.04, angle: 0.3 }),
      mix(paprika, ruby, 0.35),
    );
    pen.fill(pen.blob(118, 178, { rx: 11, ry: 10, corners: 8 }), cream);
    pen.fill(ellipse(118, 178, 5.5, 5), mix(ruby, cream, 0.55));
    pen.line('M140 166q14 8 12 24M142 204q10-2 16-12M104 200q8 10 20 12', blush, 3, { share: 0.8 });
    lit(pen, 'M130 122q40-20 90-8', { width: 8, share: 0.32 });
    pen.line('M186 134q14-6 30-4M200 158q18-6 36-4M206 184q12-8 26-10', deep(c, 0.35), 4, { share: 0.6 });
  },
};
