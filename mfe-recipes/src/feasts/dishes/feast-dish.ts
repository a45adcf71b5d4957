import type { cuisines } from '@sufra/contracts';
import type { pictureNames } from './picture-names.ts';

export type DishId = keyof typeof pictureNames;

export interface FeastDish {
  id: DishId;
  /** The wish to the kitchen as well. */
  title: string;
  words: string;
  cuisine: (typeof cuisines)[number];
  /** What finds it in the public collection, where recipes of the house stand. */
  published?: string;
}
