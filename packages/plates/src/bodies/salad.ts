import { mound } from '../food/mound.ts';
import { mix } from '../pen/mix.ts';
import type { Mark } from '../pen/numbers.ts';
import type { Pen } from '../pen/pen.ts';
import {
  blush,
  cream,
  green,
  herb,
  leaf,
  lime,
  paper,
  paprika,
  pistachio,
  ruby,
  saffron,
  wheat,
} from '../pen/pigments.ts';
import type { Laid, Part } from '../pen/sheet.ts';
import { placeOn, type Surface } from '../table/surface.ts';
import type { Thing } from '../words/english.ts';
import type { Body } from './serving.ts';

interface Dice {
  count: number;
  colour: string;
  size: number;
  lit?: string;
}

function dice(pen: Pen, heap: Surface, { count, colour, size, lit }: Dice) {
  const marks = pen
    .spots(count, { r: 0.95 })
    .map((spot): Mark => [...placeOn(heap)(spot), pen.between(0, 3)]);
  pen.seeds(marks, colour, { width: size, long: size * 0.5, shadow: 0.16, lit });
}

const diced: readonly (readonly [things: readonly Thing[], Dice])[] = [
  [['bulgur', 'quinoa', 'couscous', 'rice'], { count: 30, colour: cream, size: 4 }],
  [['chickpea', 'bean', 'lentil'], { count: 16, colour: mix(wheat, saffron, 0.2), size: 11, lit: cream }],
  [['cucumber'], { count: 17, colour: pistachio, size: 14, lit: mix(leaf, paper, 0.75) }],
  [['tomato', 'cherry-tomato'], { count: 18, colour: paprika, size: 15, lit: blush }],
  [['pepper'], { count: 9, colour: saffron, size: 11 }],
  [['carrot', 'orange'], { count: 11, colour: mix(saffron, paprika, 0.4), size: 11 }],
  [['onion', 'red-onion'], { count: 10, colour: mix(ruby, cream, 0.55), size: 7 }],
  [['potato', 'egg', 'chicken', 'fish', 'pasta'], { count: 9, colour: cream, size: 15 }],
  [['beetroot'], { count: 12, colour: ruby, size: 13 }],
  [['parsley', 'coriander', 'mint', 'herbs', 'dill'], { count: 14, colour: herb, size: 7 }],
];

function leaves(pen: Pen, heap: Surface) {
  const colours = [mix(leaf, green, 0.55), leaf, lime, mix(leaf, cream, 0.3)];
  const one = (): [string, ...Part[]] => [
    pen.shape('ruffle', [0, -6], { size: 30, flat: 0.85, uneven: 0.09 }),
    ['M-20-4q20-8 42-2M-6-7l6-8M6-8l-4 9', paper, 0.4, 2],
  ];
  const laid = pen
    .spots(15, { r: 1 })
    .map(
      (spot, i): Laid => [
        ...placeOn(heap)(spot),
        pen.between(-60, 60) + (i % 2) * 180,
        1,
        colours[i % colours.length],
      ],
    );
  pen.stamps([one(), one()], laid, { colour: leaf, dx: 1, dy: 4, shadow: 0.18 });
}

export const salad: Body = ({ pen, surface, kind, holds }) => {
  const isHerb = kind === 'tabbouleh';
  const isLeafy = !isHerb && kind !== 'chopped-salad' && holds('lettuce', 'rocket', 'kale', 'spinach');
  const base = isLeafy || isHerb ? mix(leaf, green, 0.35) : mix(leaf, cream, 0.45);
  const heap = mound(pen, surface, base, surface.r * 0.42);
  if (isLeafy) leaves(pen, heap);
  else if (isHerb) {
    dice(pen, heap, { count: 30, colour: mix(leaf, green, 0.6), size: 9 });
    dice(pen, heap, { count: 26, colour: lime, size: 8 });
    dice(pen, heap, { count: 13, colour: paprika, size: 8 });
    dice(pen, heap, { count: 15, colour: paper, size: 5 });
  } else for (const [things, how] of diced) if (holds(...things)) dice(pen, heap, how);
  return heap;
};
