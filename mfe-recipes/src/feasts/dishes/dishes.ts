import { t } from '../../texts/text.ts';
import type { DishId, FeastDish } from './feast-dish.ts';

export const fitrDishes = (): FeastDish[] => [
  {
    id: 'sheerKhurma',
    title: t('feast.sheerKhurma.title'),
    words: t('feast.sheerKhurma.words'),
    cuisine: 'Desi',
  },
  {
    id: 'maamoul',
    title: t('feast.maamoul.title'),
    words: t('feast.maamoul.words'),
    cuisine: 'Middle Eastern',
    published: 'ma’amoul',
  },
  {
    id: 'ghriba',
    title: t('feast.ghriba.title'),
    words: t('feast.ghriba.words'),
    cuisine: 'Moroccan',
  },
  {
    id: 'sutlac',
    title: t('feast.sutlac.title'),
    words: t('feast.sutlac.words'),
    cuisine: 'Turkish',
  },
  {
    id: 'basbousa',
    title: t('feast.basbousa.title'),
    words: t('feast.basbousa.words'),
    cuisine: 'Middle Eastern',
  },
  {
    id: 'kabsa',
    title: t('feast.kabsa.title'),
    words: t('feast.kabsa.words'),
    cuisine: 'Middle Eastern',
    published: 'كبسة',
  },
  {
    id: 'biryani',
    title: t('feast.biryani.title'),
    words: t('feast.biryani.words'),
    cuisine: 'Desi',
  },
  {
    id: 'lemonTagine',
    title: t('feast.lemonTagine.title'),
    words: t('feast.lemonTagine.words'),
    cuisine: 'Moroccan',
    published: 'preserved lemon',
  },
  {
    id: 'rendang',
    title: t('feast.rendang.title'),
    words: t('feast.rendang.words'),
    cuisine: 'Indonesian',
    published: 'rendang',
  },
];

export const adhaDishes = (): FeastDish[] => [
  {
    id: 'pruneTagine',
    title: t('feast.pruneTagine.title'),
    words: t('feast.pruneTagine.words'),
    cuisine: 'Moroccan',
  },
  {
    id: 'mandi',
    title: t('feast.mandi.title'),
    words: t('feast.mandi.words'),
    cuisine: 'Middle Eastern',
  },
  {
    id: 'seekhKebab',
    title: t('feast.seekhKebab.title'),
    words: t('feast.seekhKebab.words'),
    cuisine: 'Desi',
  },
  {
    id: 'guvec',
    title: t('feast.guvec.title'),
    words: t('feast.guvec.words'),
    cuisine: 'Turkish',
  },
  {
    id: 'ghormehSabzi',
    title: t('feast.ghormehSabzi.title'),
    words: t('feast.ghormehSabzi.words'),
    cuisine: 'Persian',
    published: 'herb and kidney bean stew',
  },
  {
    id: 'satay',
    title: t('feast.satay.title'),
    words: t('feast.satay.words'),
    cuisine: 'Indonesian',
  },
  {
    id: 'karahi',
    title: t('feast.karahi.title'),
    words: t('feast.karahi.words'),
    cuisine: 'Desi',
  },
  {
    id: 'kofte',
    title: t('feast.kofte.title'),
    words: t('feast.kofte.words'),
    cuisine: 'Turkish',
  },
  {
    id: 'harira',
    title: t('feast.harira.title'),
    words: t('feast.harira.words'),
    cuisine: 'Moroccan',
    published: 'harira',
  },
];

/** Dishes of either menu, in the order in which they are asked for. */
export function dishesOf(ids: readonly DishId[]): FeastDish[] {
  const all = [...fitrDishes(), ...adhaDishes()];
  return ids.flatMap(id => all.find(dish => dish.id === id) ?? []);
}
