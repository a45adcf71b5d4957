import { liquid } from '../food/liquid.ts';
import { type Piece, pieces } from '../food/pieces.ts';
import { mix } from '../pen/mix.ts';
import { cream, leaf, lime, paprika, plum, ruby, saffron } from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';
import type { Body } from './serving.ts';

const fruits: readonly (readonly [things: readonly Thing[], Piece])[] = [
  [['orange', 'peach'], { form: 'chunk', colour: mix(saffron, paprika, 0.3), size: 22 }],
  [['watermelon'], { form: 'cube', colour: mix(ruby, paprika, 0.6), size: 20 }],
  [['melon', 'mango', 'pineapple'], { form: 'cube', colour: mix(saffron, cream, 0.2), size: 20 }],
  [['strawberry', 'berry', 'raspberry', 'cherry'], { form: 'chunk', colour: ruby, size: 13 }],
  [['grape'], { form: 'chunk', colour: lime, size: 12 }],
  [['kiwi', 'cucumber'], { form: 'chunk', colour: leaf, size: 16 }],
  [['apple', 'pear', 'banana'], { form: 'crescent', colour: cream, size: 19 }],
  [['fig'], { form: 'chunk', colour: plum, size: 17 }],
];
const mixed: Piece[] = [
  { form: 'crescent', colour: cream, size: 19 },
  { form: 'chunk', colour: ruby, size: 13 },
  { form: 'chunk', colour: lime, size: 12 },
];

export const fruit: Body = ({ pen, surface, holds }) => {
  liquid(pen, surface, mix(saffron, cream, 0.55), false);
  const found = fruits.filter(([things]) => holds(...things)).map(([, piece]) => piece);
  pieces(pen, { ...surface, h: 16 }, found.length ? found : mixed, 17, { r: 0.84, gap: 0.2 });
  return surface;
};
