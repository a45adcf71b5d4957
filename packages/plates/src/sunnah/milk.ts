import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import { cream, deep, glaze, ink, pale, paper, wheat } from '../pen/pigments.ts';
import { clay, lit, shadow, smallDish, swirl } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const milk: SunnahDrawing = {
  pigment: 'glaze',
  alt: 'A jug and a bowl of milk',
  draw: pen => {
    shadow(pen, 150, 252, { rx: 64 });
    pen.line('M206 116q52-4 44 46q-6 34-40 44', deep(clay, 0.05), 13);
    pen.line('M206 114q50-2 42 46q-6 32-38 42', pale(clay, 0.2), 6);
    pen.fill('M112 92c4 36-32 56-32 104c0 32 22 56 44 58h56c24-2 44-26 44-58c0-48-36-68-32-104z', clay);
    pen.fill('M192 92c-4 36 32 56 32 104c0 32-22 56-44 58h-28c40-20 50-66 20-162z', ink, 0.13);
    pen.line('M84 180q68 26 136 0M88 166q64 22 128 0', pale(clay, 0.45), 3.5);
    pen.line('M82 202q70 28 140 0', pale(clay, 0.45), 5, { dash: '.1 13' });
    pen.fill(
      outline(points('104 90, 118 78, 152 72, 190 78, 212 84, 196 98, 152 106, 116 102')),
      pale(clay, 0.32),
    );
    pen.fill(outline(points('114 90, 152 80, 190 86, 196 90, 152 98')), paper);
    lit(pen, 'M94 172q-10 30 2 54', { width: 6, share: 0.4 });
    smallDish(pen, { x: 282, y: 206, r: 62, depth: 50, colour: glaze, food: paper });
    pen.line('M244 208q14-14 34-16', mix(cream, wheat, 0.4), 3);
    swirl(pen, { x: 286, y: 210, rx: 24, ry: 9, colour: cream, width: 4, turns: 6 });
  },
};
