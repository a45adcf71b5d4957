import { mix } from '../pen/mix.ts';
import { points } from '../pen/numbers.ts';
import { ellipse } from '../pen/outlines.ts';
import { cream, crust, deep, ink, pale, paper, saffron, wheat } from '../pen/pigments.ts';
import { clay, lit, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const honey: SunnahDrawing = {
  pigment: 'saffron',
  alt: 'A pot of honey and honeycomb',
  draw: pen => {
    shadow(pen, 160, 250, { rx: 76 });
    pen.fill('M104 140c-34 44-26 100 22 112h66c48-12 56-68 22-112z', clay);
    pen.fill('M214 140c34 44 26 100-22 112h-38c48-14 60-62 42-112z', ink, 0.13);
    pen.line('M92 182q68 28 134 0', pale(clay, 0.4), 3.5, { dash: '.1 11' });
    pen.fill(pen.blob(159, 136, { rx: 62, ry: 22, corners: 12, uneven: 0.01 }), pale(clay, 0.3));
    pen.fill(ellipse(159, 137, 53, 17), deep(clay, 0.35));
    pen.fill(ellipse(159, 140, 50, 14), saffron);
    pen.lift('M192 146q22 2 20 26q2 30-8 32q-10-2-8-28q-1-14-14-24z', saffron, { dx: 2, dy: 3 });
    lit(pen, 'M205 164v26', { width: 3, share: 0.6 });
    lit(pen, 'M98 176q-10 28 8 52', { width: 6, share: 0.35 });
    pen.line('M176 128L276 40', deep(crust, 0.2), 10);
    pen.line('M175 126L275 38', mix(crust, wheat, 0.35), 6);
    pen.coats('M146 132l22 20M154 124l23 21M162 117l22 20M171 111l18 16', [
      [deep(crust, 0.15), 9, 2, 2],
      [mix(crust, saffron, 0.5), 8, 0, 0],
    ]);
    pen.fill('M148 138q14 18 32 12q4 14-10 16q-22 0-22-28z', saffron);
    const hex = (x: number, y: number) => `M${x} ${y - 19}l17 9v19l-17 9l-17-9v-19z`;
    shadow(pen, 296, 246, { rx: 56 });
    const cells = points('262 200, 297 200, 332 200, 279 229, 314 229');
    pen.lift(cells.map(([x, y]) => hex(x, y + 8)).join(''), deep(saffron, 0.35), { dx: 3, dy: 4 });
    pen.fill(cells.map(([x, y]) => hex(x, y)).join(''), mix(saffron, cream, 0.25));
    pen.fill(
      cells.map(([x, y]) => pen.blob(x + 1, y + 1, { rx: 12, corners: 7 })).join(''),
      mix(saffron, crust, 0.22),
    );
    pen.line(cells.map(([x, y]) => `M${x - 6} ${y - 4}l4-3`).join(''), paper, 3.5, { share: 0.75 });
  },
};
