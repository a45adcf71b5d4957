import { mix } from '../pen/mix.ts';
import { marks } from '../pen/numbers.ts';
import { bark, cream, crust, glaze, leaf, ruby, saffron, wheat } from '../pen/pigments.ts';
import { ear, smallDish, swirl } from './parts.ts';
import type { SunnahDrawing } from './sunnah-drawing.ts';

export const barleyTalbina: SunnahDrawing = {
  pigment: 'wheat',
  alt: 'A bowl of talbina and ears of barley',
  draw: pen => {
    ear(pen, { x: 262, y: 250, angle: -1.2, long: 172 });
    ear(pen, { x: 280, y: 254, angle: -0.98, long: 142, colour: mix(saffron, wheat, 0.35) });
    smallDish(pen, { x: 160, y: 156, r: 108, depth: 92, colour: glaze, food: mix(cream, wheat, 0.3) });
    swirl(pen, { x: 160, y: 160, rx: 62, ry: 26, colour: mix(saffron, crust, 0.12), width: 7 });
    pen.seeds(marks('112 150 .4, 206 166 1.2, 150 190 0'), mix(bark, ruby, 0.2), {
      width: 15,
      long: 11,
      face: mix(crust, saffron, 0.2),
    });
    pen.seeds(
      pen.spots(9).map(([u, v]) => [160 + u * 70, 160 + v * 30, u * 3]),
      mix(leaf, saffron, 0.2),
      { width: 4, long: 3, shadow: 0.15 },
    );
  },
};
