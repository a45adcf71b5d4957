import { mix } from '../pen/mix.ts';
import { marks } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import { cream, crust, deep, ink, leaf, lime, plum } from '../pen/pigments.ts';
import { darkLeaf, lit, veined } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

const pale = marks('104 66 -.9, 170 148 1.5, 214 98 -.6, 312 190 -.4, 330 238 .6, 82 118 1.9');
const dark = marks('126 118 1.3, 158 70 -.7, 264 144 -.5, 286 238 1.2');

function fruit(pen: Pen, x: number, { y, colour }: { y: number; colour: string }) {
  pen.lift(pen.blob(x, y, { rx: 24, ry: 31, corners: 9, angle: 0.15 }), colour, { dx: 5, dy: 7 });
  pen.fill(pen.blob(x + 6, y + 8, { rx: 15, ry: 20, corners: 8 }), ink, 0.1);
  lit(pen, `M${x - 11} ${y - 12}q-4 10-1 18`, { share: 0.55 });
}

export const olive: SunnahDrawing = {
  pigment: 'leaf',
  alt: 'A branch with green and black olives',
  draw: pen => {
    pen.line('M60 84q120 10 190 84q30 34 60 50', deep(crust, 0.15), 6);
    const long = { long: 44, wide: 11 };
    for (const [x, y, angle] of dark) veined(pen, { x, y, angle, ...long, colour: darkLeaf });
    for (const [x, y, angle] of pale) veined(pen, { x, y, angle, ...long, colour: mix(leaf, cream, 0.32) });
    pen.line('M142 106q-2 30-12 46M206 140q4 24-8 46M246 168q8 18 4 34', deep(crust, 0.1), 3);
    pen.line('M120 110q-18 30-24 54', deep(crust, 0.1), 3);
    fruit(pen, 126, { y: 178, colour: lime });
    fruit(pen, 194, { y: 214, colour: plum });
    fruit(pen, 252, { y: 226, colour: lime });
    fruit(pen, 96, { y: 190, colour: plum });
  },
};
