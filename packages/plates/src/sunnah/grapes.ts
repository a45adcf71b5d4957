import { mix } from '../pen/mix.ts';
import { around, points } from '../pen/numbers.ts';
import { crust, glaze, ink, leaf, paper, paprika, ruby } from '../pen/pigments.ts';
import type { Laid } from '../pen/sheet.ts';
import { darkLeaf, lobed } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

const colours = [mix(ruby, ink, 0.28), mix(ruby, glaze, 0.28), mix(ruby, paprika, 0.2)];
/** How many stand in a row, and how low it hangs. */
const rows = points('5 98, 6 126, 5 154, 4 182, 3 208, 2 232, 1 254');

export const grapes: SunnahDrawing = {
  pigment: 'ruby',
  alt: 'A bunch of red grapes',
  draw: pen => {
    pen.line('M196 62q10-24 34-34M204 52q40-6 56 14q10 18-6 20q-12-2-4-14', mix(crust, leaf, 0.3), 5);
    lobed(pen, { x: 168, y: 62, r: 56, angle: 3.5, colour: leaf });
    lobed(pen, { x: 250, y: 78, r: 42, angle: -0.3, colour: darkLeaf });
    const laid = rows.flatMap(([count, y], row) =>
      around(count, (_, i): Laid => {
        const x = 200 + (i - (count - 1) / 2) * 31 + pen.between(-3, 3);
        return [x, y + pen.between(-3, 3), 0, 1, colours[(i * 2 + row) % 3]];
      }),
    );
    const grape = pen.blob(0, 0, { rx: 18, corners: 9, uneven: 0.02 });
    const dark = pen.blob(4, 5, { rx: 11, corners: 7 });
    pen.stamps([[grape, [dark, ink, 0.12], ['M-9-6q3-5 8-5', paper, 0.6, 4]]], laid, {
      colour: ruby,
      dx: 2,
      dy: 4,
    });
  },
};
