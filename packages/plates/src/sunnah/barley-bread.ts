import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { cream, crust, deep, saffron, wheat } from '../pen/pigments.ts';
import { ear, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const barleyBread: SunnahDrawing = {
  pigment: 'wheat',
  alt: 'A loaf of barley bread',
  draw: pen => {
    ear(pen, { x: 236, y: 262, angle: -0.82, long: 150, colour: mix(saffron, wheat, 0.2) });
    const c = mix(crust, wheat, 0.32);
    shadow(pen, 172, 226, { rx: 124, ry: 26 });
    pen.lift(
      outline(points('46 176, 56 118, 110 84, 176 76, 242 86, 296 122, 304 178, 276 216, 176 232, 74 216')),
      deep(c, 0.2),
      { dx: 5, dy: 8 },
    );
    pen.fill(
      outline(points('46 168, 58 116, 110 84, 176 76, 242 86, 294 118, 302 166, 270 198, 176 210, 78 198')),
      c,
    );
    pen.fill(
      outline(points('74 130, 120 94, 180 86, 232 96, 180 110, 120 128')),
      mix(wheat, cream, 0.3),
      0.55,
    );
    pen.coats('M96 118q76 18 150 62M104 186q70-50 142-76M64 156q40-22 72-62M206 202q50-18 76-52', [
      [deep(c, 0.35), 9, 0, 1],
      [mix(cream, wheat, 0.55), 5.5, 0, -1],
    ]);
    pen.seeds(
      pen.spots(24, { r: 0.9 }).map(([u, v]) => [176 + u * 112, 142 + v * 56, u * 4]),
      cream,
      { width: 3.2, long: 3, shadow: 0 },
    );
    shadow(pen, 104, 262, { rx: 60, ry: 10 });
    pen.lift(outline(points('40 252!, 52 208, 96 190, 146 198, 172 236!, 150 262, 90 266')), deep(c, 0.08), {
      dx: 5,
      dy: 7,
    });
    pen.fill(
      outline(points('50 250, 60 214, 98 199, 142 206, 162 236, 144 254, 92 258')),
      mix(wheat, cream, 0.3),
    );
    pen.fill(
      pen
        .spots(13, { r: 0.85 })
        .map(([u, v]) => pen.blob(106 + u * 44, 230 + v * 22, { rx: 5, ry: 3.4, corners: 6, uneven: 0.15 }))
        .join(''),
      deep(wheat, 0.16),
      0.7,
    );
  },
};
