import { t } from '../../../texts/text.ts';
import type { DishId } from '../../dishes/feast-dish.ts';

export const cutIds = ['neck', 'shoulder', 'ribs', 'loin', 'leg', 'breast', 'shank'] as const;
export type CutId = (typeof cutIds)[number];

export interface Cut {
  id: CutId;
  name: string;
  words: string;
  /** What to cook from it. */
  dishes: readonly DishId[];
}

/** In the order of their numbers in the drawing. */
export const cuts = (): Cut[] => [
  {
    id: 'neck',
    name: t('qurbani.neck.name'),
    words: t('qurbani.neck.words'),
    dishes: ['harira', 'ghormehSabzi'],
  },
  {
    id: 'shoulder',
    name: t('qurbani.shoulder.name'),
    words: t('qurbani.shoulder.words'),
    dishes: ['pruneTagine', 'mandi'],
  },
  { id: 'ribs', name: t('qurbani.ribs.name'), words: t('qurbani.ribs.words'), dishes: ['karahi'] },
  { id: 'loin', name: t('qurbani.loin.name'), words: t('qurbani.loin.words'), dishes: ['satay'] },
  { id: 'leg', name: t('qurbani.leg.name'), words: t('qurbani.leg.words'), dishes: ['guvec', 'mandi'] },
  {
    id: 'breast',
    name: t('qurbani.breast.name'),
    words: t('qurbani.breast.words'),
    dishes: ['seekhKebab', 'kofte'],
  },
  {
    id: 'shank',
    name: t('qurbani.shank.name'),
    words: t('qurbani.shank.words'),
    dishes: ['harira', 'guvec'],
  },
];
