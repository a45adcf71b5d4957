import { mix } from '../pen/mix.ts';
import { lens } from '../pen/outlines.ts';
import { cream, crust, deep, leaf, pale, paprika, saffron, wheat } from '../pen/pigments.ts';
import { lit, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const melon: SunnahDrawing = {
  pigment: 'leaf',
  alt: 'A melon, and one cut in half',
  draw: pen => {
    const rind = mix(wheat, leaf, 0.22);
    shadow(pen, 258, 226, { rx: 92, ry: 18 });
    pen.lift(pen.blob(254, 134, { rx: 94, ry: 88, corners: 12, uneven: 0.012 }), rind, { dx: 5, dy: 8 });
    pen.line(
      'M186 84q40 20 60-32M172 128q60 20 110-70M176 170q90 6 152-90M204 206q96-8 138-92M258 222q60-20 84-72M210 60q20 60 84 146M176 104q10 70 56 110M248 48q20 60 80 130M296 56q10 30 46 70',
      mix(cream, wheat, 0.2),
      2.6,
      { share: 0.85 },
    );
    pen.line('M254 46q-4-16 10-22', mix(crust, leaf, 0.4), 7);
    lit(pen, 'M176 106q10-28 34-42', { width: 7, share: 0.4 });
    shadow(pen, 140, 252, { rx: 92, ry: 18 });
    pen.lift(pen.blob(138, 188, { rx: 92, ry: 70, corners: 12, uneven: 0.01, angle: 0.1 }), deep(rind, 0.1), {
      dx: 5,
      dy: 8,
    });
    const c = mix(saffron, paprika, 0.22);
    pen.fill(
      pen.blob(137, 183, { rx: 85, ry: 60, corners: 12, uneven: 0.01, angle: 0.1 }),
      mix(leaf, cream, 0.6),
    );
    pen.fill(pen.blob(137, 183, { rx: 79, ry: 55, corners: 12, uneven: 0.01, angle: 0.1 }), pale(c, 0.28));
    pen.fill(pen.blob(138, 185, { rx: 44, ry: 28, corners: 10, uneven: 0.03 }), deep(c, 0.12));
    pen.fill(pen.blob(140, 188, { rx: 38, ry: 22, corners: 9, uneven: 0.04 }), c);
    pen.lift(
      pen
        .spots(13, { r: 0.9 })
        .map(([u, v]) => lens(140 + u * 34, 187 + v * 18, { long: 7, wide: 3.2, angle: u * 2 }))
        .join(''),
      cream,
      { dx: 1, dy: 2 },
    );
    lit(pen, 'M74 170q14-26 44-34', { width: 5, share: 0.5 });
  },
};
