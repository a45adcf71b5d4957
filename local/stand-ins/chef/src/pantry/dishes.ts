import type { Dish } from './dish.ts';
import { chinese } from './dishes/chinese.ts';
import { desi } from './dishes/desi.ts';
import { indonesian } from './dishes/indonesian.ts';
import { italian } from './dishes/italian.ts';
import { japanese } from './dishes/japanese.ts';
import { middleEastern } from './dishes/middle-eastern.ts';
import { moroccan } from './dishes/moroccan.ts';
import { persian } from './dishes/persian.ts';
import { thai } from './dishes/thai.ts';
import { turkish } from './dishes/turkish.ts';

export const dishes: readonly Dish[] = [
  ...desi,
  ...middleEastern,
  ...italian,
  ...chinese,
  ...turkish,
  ...thai,
  ...japanese,
  ...indonesian,
  ...moroccan,
  ...persian,
];
