import { mix } from '../pen/mix.ts';
import { type Mark, points } from '../pen/numbers.ts';
import { ellipse, outline } from '../pen/outlines.ts';
import {
  crust,
  glaze,
  herb,
  ink,
  leaf,
  lime,
  pale,
  paper,
  paprika,
  ruby,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import { shade } from '../table/light.ts';
import type { Body, Serving } from './serving.ts';

function contentOf({ has, holds, sauce }: Serving): string {
  if (has('strawberry', 'raspberry', 'cherry', 'berry', 'beetroot', 'pomegranate', 'barberry'))
    return mix(ruby, paprika, 0.45);
  if (has('blueberry', 'fig', 'prune', 'grape')) return mix(glaze, ruby, 0.6);
  if (has('orange', 'apricot', 'mango', 'peach', 'lemon', 'honey', 'pumpkin'))
    return mix(saffron, paprika, 0.15);
  if (has('pesto', 'basil', 'coriander', 'mint', 'parsley', 'herbs', 'lime', 'cucumber', 'green-chilli'))
    return mix(leaf, lime, 0.35);
  if (has('tomato', 'chilli', 'paprika', 'pepper')) return mix(paprika, ruby, 0.2);
  if (holds('yoghurt', 'cream', 'tahini', 'labneh', 'cabbage')) return mix(wheat, paper, 0.6);
  return sauce;
}

/** What is kept: jam, pickles, sauces. */
export const jar: Body = serving => {
  const { pen, surface, has } = serving;
  const glass = mix(glaze, paper, 0.62);
  const content = contentOf(serving);
  const cloth = has('lemon', 'honey', 'mango') ? glaze : mix(paprika, paper, 0.2);
  shade(pen, 200, 252, { rx: 76, ry: 16 });
  pen.fill(
    outline(points('132 92!, 124 112, 122 232, 138 254, 200 262, 262 254, 278 232, 276 112, 268 92!')),
    glass,
    0.8,
  );
  pen.fill(
    outline(points('134 124, 132 228, 146 246, 200 253, 254 246, 268 228, 266 124, 200 132')),
    content,
  );
  pen.fill(ellipse(200, 122, 66, 13), pale(content, 0.35));
  pen.fill('M236 132q32-4 30-6q4 60 2 102q-6 16-36 22q12-60 4-118z', ink, 0.1);
  const bits = pen.spots(12, { r: 0.9 }).map(([u, v]): Mark => [200 + u * 54, 186 + v * 46, u * 4]);
  pen.seeds(bits, pale(content, 0.25), { width: 8, long: 5, shadow: 0.1 });
  pen.line('M142 136q-4 52 2 86', paper, 7, { share: 0.6 });
  pen.lift(
    outline(
      points(
        '126 92, 120 108, 140 104, 158 114, 180 106, 202 115, 224 106, 244 113, 262 104, 280 108, 274 90, 264 62, 200 54, 136 62',
      ),
    ),
    cloth,
    { dx: 3, dy: 4 },
  );
  pen.fill(ellipse(200, 66, 62, 14), pale(cloth, 0.25));
  pen.line('M128 90q72 18 144 0', crust, 5);
  pen.line('M200 98l-14 18M200 98l16 16', herb, 4);
  return { ...surface, places: [] };
};
