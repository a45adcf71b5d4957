import { mix } from '../pen/mix.ts';
import { joined, type Point, points, whole } from '../pen/numbers.ts';
import { outline } from '../pen/outlines.ts';
import type { Pen } from '../pen/pen.ts';
import { bark, cream, crust, paper, ruby, wheat } from '../pen/pigments.ts';
import { shadow } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

const skin = mix(ruby, cream, 0.66);

function clove(pen: Pen, [x, y]: Point, { size, angle }: { size: number; angle: number }) {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = ([u, v]: Point): Point => [x + u * cos - v * sin, y + u * sin + v * cos];
  const edge = points('0 -50!, 22 -16, 28 18, 10 36, -16 34, -24 6, -14 -22').map(at);
  pen.lift(outline(edge), mix(cream, paper, 0.4), { dx: 4, dy: 7 });
  pen.fill(outline(points('4 -36, 22 -6, 26 18, 10 34, 12 4').map(at)), mix(wheat, crust, 0.2), 0.4);
  const [from, ...rest] = points('-8 -22, -16 4, -10 26').map(point => joined(at(point).map(whole)));
  pen.line(`M${from}Q${rest.join(' ')}`, skin, 2.6, { share: 0.8 });
}

export const garlic: SunnahDrawing = {
  pigment: 'green',
  alt: 'A bulb of garlic and two cloves',
  draw: pen => {
    shadow(pen, 178, 236, { rx: 96, ry: 20 });
    pen.lift(
      'M166 32q20-8 26 2q0 48 22 66q72 32 66 92q-8 44-62 48h-86q-52-6-58-48q-4-58 66-92q26-20 26-68z',
      paper,
      { dx: 6, dy: 9 },
    );
    pen.fill('M214 100q72 32 66 92q-8 44-62 48h-26q44-60 6-140z', mix(wheat, bark, 0.3), 0.22);
    const skins = 'M172 84q-64 46-54 152M178 84q-20 70-8 154M186 84q30 70 18 154M192 86q62 50 44 148';
    pen.line(skins, skin, 3, { share: 0.9 });
    pen.line('M148 128q-30 34-30 74M212 126q22 30 22 70', skin, 2, { share: 0.7 });
    pen.line('M168 34q-2 30-10 50M180 32q2 30-2 50', mix(wheat, bark, 0.2), 2.6);
    const roots = 'M136 240q8 8 14 2q8 8 14 2q8 8 14 2q8 8 14 0q6 6 14 0q8 4 12-2';
    pen.line(roots, mix(wheat, bark, 0.35), 3.5);
    shadow(pen, 312, 246, { rx: 44, ry: 9 });
    clove(pen, [300, 216], { size: 0.95, angle: 0.5 });
    clove(pen, [342, 222], { size: 0.8, angle: -0.35 });
  },
};
