import { mix } from '../pen/mix.ts';
import { bark, leaf, lime, paprika, plum, saffron, wheat } from '../pen/pigments.ts';
import type { Thing } from '../words/english.ts';
import type { Piece } from './pieces.ts';

/** What lies between the meat. */
const vegetables: readonly (readonly [things: readonly Thing[], Piece])[] = [
  [['carrot'], { form: 'strip', colour: mix(saffron, paprika, 0.4), size: 15 }],
  [['pepper'], { form: 'strip', colour: paprika, size: 16 }],
  [
    ['broccoli', 'spinach', 'kale', 'courgette', 'green-beans', 'okra', 'asparagus'],
    { form: 'strip', colour: leaf, size: 15 },
  ],
  [['potato'], { form: 'cube', colour: mix(wheat, saffron, 0.3), size: 14 }],
  [['chickpea'], { form: 'chunk', colour: mix(wheat, saffron, 0.25), size: 9 }],
  [['pea'], { form: 'chunk', colour: lime, size: 7 }],
  [['tomato', 'cherry-tomato'], { form: 'crescent', colour: paprika, size: 14 }],
  [['apricot'], { form: 'oval', colour: mix(saffron, paprika, 0.25), size: 13 }],
  [['prune'], { form: 'oval', colour: plum, size: 13 }],
  [['quince'], { form: 'cube', colour: mix(wheat, paprika, 0.15), size: 15 }],
  [['corn'], { form: 'chunk', colour: saffron, size: 6 }],
  [['mushroom'], { form: 'crescent', colour: mix(wheat, bark, 0.3), size: 13 }],
];

export const vegetablesOf = (named: (...things: readonly Thing[]) => boolean): Piece[] =>
  vegetables.filter(([things]) => named(...things)).map(([, piece]) => piece);
