import { mix } from '../pen/mix.ts';
import { around, joined, marks, points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { ink, leaf, pale, paper } from '../pen/pigments.ts';
import { darkLeaf, lit, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const cucumber: SunnahDrawing = {
  pigment: 'leaf',
  alt: 'A cucumber and slices of it',
  draw: pen => {
    shadow(pen, 196, 206, { rx: 120, ry: 16 });
    pen.lift(
      outline(
        points('60 168, 70 138, 112 122, 220 92, 300 76, 336 92, 334 122, 296 148, 190 182, 104 202, 70 196'),
      ),
      darkLeaf,
      { dx: 5, dy: 9 },
    );
    pen.fill(outline(points('74 194, 190 176, 296 142, 334 114, 320 140, 190 186, 104 204')), ink, 0.14);
    pen.line('M96 146q110-40 214-54M90 164q120-40 230-62M110 184q100-26 200-66', pale(leaf, 0.25), 3, {
      share: 0.7,
      dash: '26 12',
    });
    pen.line('M334 92q14-8 22-6', leaf, 7);
    lit(pen, 'M88 144q60-26 110-36', { width: 5, share: 0.4 });
    marks('118 226 0, 182 240 1, 250 222 2, 310 202 3').forEach(([x, y]) => {
      pen.lift(pen.blob(x, y, { rx: 36, ry: 31, corners: 10, uneven: 0.02 }), darkLeaf, { dx: 4, dy: 7 });
      pen.fill(pen.blob(x - 1, y - 2, { rx: 31, ry: 26, corners: 10, uneven: 0.02 }), mix(leaf, paper, 0.72));
      pen.fill(pen.blob(x - 1, y - 2, { rx: 19, ry: 15, corners: 8, uneven: 0.05 }), mix(leaf, paper, 0.5));
      pen.line(
        around(
          7,
          t =>
            `M${joined([Math.round(x - 1 + Math.cos(t) * 9), Math.round(y - 2 + Math.sin(t) * 7)])}l${joined([Math.round(Math.cos(t) * 5), Math.round(Math.sin(t) * 4) || 0.1])}`,
        ).join(''),
        paper,
        4,
      );
    });
  },
};
