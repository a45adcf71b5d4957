import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { crust, deep, leaf, pale, paprika, saffron } from '../pen/pigments.ts';
import { lit, lobed, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

const c = mix(saffron, paprika, 0.38);
/** From the outer ones to the middle. */
const ribs = [
  { x: 112, rx: 50, ry: 80, angle: 0.1, colour: c },
  { x: 288, rx: 50, ry: 80, angle: -0.1, colour: deep(c, 0.1) },
  { x: 156, rx: 46, ry: 88, angle: 0.04, colour: c },
  { x: 244, rx: 46, ry: 88, angle: -0.04, colour: deep(c, 0.05) },
  { x: 200, rx: 38, ry: 90, angle: 0, colour: c },
];

export const pumpkin: SunnahDrawing = {
  pigment: 'paprika',
  alt: 'A pumpkin',
  draw: pen => {
    shadow(pen, 200, 246, { rx: 118, ry: 22 });
    lobed(pen, { x: 296, y: 84, r: 50, angle: -0.5, colour: leaf });
    pen.line('M214 70q40-30 72 8q20 30 46 14', leaf, 4);
    pen.lift(
      outline(
        points(
          '62 168, 78 104, 130 78, 200 74, 270 78, 322 104, 338 168, 316 230, 262 252, 200 256, 138 252, 84 230',
        ),
      ),
      deep(c, 0.12),
      { dx: 6, dy: 9 },
    );
    for (const { x, rx, ry, angle, colour } of ribs) {
      const rib = pen.blob(x, 166, { rx, ry, corners: 11, uneven: 0.012, angle });
      pen.lift(rib, colour, { dy: 2, shadow: 0.14 });
    }
    lit(pen, 'M88 128q-14 30-4 62M140 108q-12 34-6 76', { width: 7, share: 0.4 });
    lit(pen, 'M190 104q-6 26-4 50', { width: 6, share: 0.35 });
    pen.lift(
      outline(points('180 92!, 190 56, 178 36, 200 28, 212 38, 212 62, 226 92!, 202 98')),
      mix(leaf, crust, 0.35),
      { dx: 4, dy: 4 },
    );
    pen.line('M200 40q-2 26-6 48', pale(leaf, 0.35), 3);
  },
};
