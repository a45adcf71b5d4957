import { mix } from '../pen/mix.ts';
import { marks } from '../pen/numbers.ts';
import { crust, green, ink, leaf, pale, paper, paprika, ruby } from '../pen/pigments.ts';
import { darkLeaf, lit, shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const watermelon: SunnahDrawing = {
  pigment: 'ruby',
  alt: 'A watermelon and a slice of it',
  draw: pen => {
    const red = mix(paprika, ruby, 0.35);
    shadow(pen, 240, 236, { rx: 104, ry: 20 });
    pen.lift(pen.blob(246, 138, { rx: 104, ry: 94, corners: 12, uneven: 0.012 }), mix(leaf, green, 0.35), {
      dx: 5,
      dy: 8,
    });
    pen.line(
      'M176 74q-28 60 0 128M216 50q-16 86 4 176M262 46q18 86 0 180M304 66q34 66 6 130',
      mix(green, ink, 0.2),
      12,
      { share: 0.8 },
    );
    pen.line('M196 60q-22 70 0 150M240 46q2 90 0 180M284 54q28 76 4 156', pale(leaf, 0.35), 4, {
      share: 0.6,
    });
    pen.line('M246 46q-2-16 12-20', mix(crust, leaf, 0.4), 6);
    lit(pen, 'M164 116q8-34 36-54', { width: 7, share: 0.4 });
    shadow(pen, 140, 258, { rx: 96, ry: 14 });
    pen.lift('M38 156Q44 262 142 264Q240 262 248 156z', darkLeaf, { dx: 5, dy: 7 });
    pen.fill('M47 156Q54 250 142 253Q230 250 239 156z', mix(leaf, paper, 0.78));
    pen.fill('M56 156Q64 240 142 242Q220 240 230 156z', red);
    pen.fill('M38 156l105-7l105 7l-105 8z', pale(red, 0.2));
    pen.seeds(
      marks(
        '92 182 1.2, 118 204 1.4, 146 186 1.5, 170 210 1.7, 196 184 1.9, 142 226 1.5, 96 210 1.1, 190 216 1.9, 120 174 1.4, 170 176 1.7',
      ),
      ink,
      { width: 6, long: 6, shadow: 0 },
    );
    lit(pen, 'M66 172q6 32 26 50', { width: 5, share: 0.3 });
  },
};
