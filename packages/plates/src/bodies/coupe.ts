import { mix } from '../pen/mix.ts';
import {
  bark,
  blush,
  cream,
  glaze,
  pale,
  paper,
  paprika,
  pistachio,
  ruby,
  saffron,
} from '../pen/pigments.ts';
import { shade } from '../table/light.ts';
import type { Body } from './serving.ts';

/** A pudding in a stemmed glass. */
export const coupe: Body = ({ pen, surface, has }) => {
  const hasBerries = has('berry', 'strawberry', 'raspberry', 'pomegranate', 'cherry');
  const colour = has('chocolate')
    ? bark
    : has('matcha', 'pandan', 'pistachio')
      ? pistachio
      : hasBerries
        ? mix(ruby, cream, 0.62)
        : has('mango', 'saffron')
          ? mix(saffron, cream, 0.3)
          : cream;
  const layer = hasBerries ? mix(ruby, paprika, 0.3) : has('rose') ? blush : mix(colour, saffron, 0.45);
  const glass = mix(glaze, paper, 0.6);
  shade(pen, 200, 258, { rx: 54, ry: 12 });
  pen.fill(pen.blob(200, 254, { rx: 54, ry: 13 }), glass);
  pen.fill('M193 200h14l3 54h-20z', glass);
  pen.fill('M104 112C108 182 160 206 200 206S292 182 296 112z', glass, 0.85);
  pen.fill('M114 120C120 176 164 198 200 198S280 176 286 120z', colour);
  pen.fill('M118 148q80 30 164 0q-14 48-82 50q-66-2-82-50z', layer, 0.75);
  pen.fill(pen.blob(200, 112, { rx: 97, ry: 40, corners: 12, uneven: 0.006 }), paper);
  pen.fill(pen.blob(200, 116, { rx: 88, ry: 35, corners: 12, uneven: 0.006 }), pale(colour, 0.25));
  pen.line('M122 142q8 32 34 44', paper, 6, { share: 0.6 });
  return { ...surface, x: 200, y: 113, r: 78, k: 0.38, h: 0, inRows: true };
};
