import { t } from '../../texts/text.ts';
import type { Moment } from './moment-of.ts';

export interface DuaOfMoment {
  occasion: string;
  arabic: string;
  means: string;
}

const lastTenBegin = 20;

/** What is said now: of the moon before the month, on breaking the fast by day, at night before eating or for forgiveness. */
export function duaOf({ season, day }: Moment, next?: 'suhoor' | 'iftar'): DuaOfMoment {
  if (season === 'eid')
    return {
      occasion: t('ramadan.dua.eid'),
      arabic: 'تَقَبَّلَ اللهُ مِنَّا وَمِنْكُمْ',
      means: t('ramadan.dua.eid.means'),
    };
  if (season !== 'ramadan')
    return {
      occasion: t('ramadan.dua.moon'),
      arabic: 'اللَّهُمَّ أَهِلَّهُ عَلَيْنَا بِالْيُمْنِ وَالْإِيمَانِ وَالسَّلَامَةِ وَالْإِسْلَامِ، رَبِّي وَرَبُّكَ اللهُ',
      means: t('ramadan.dua.moon.means'),
    };
  if (next !== 'suhoor')
    return {
      occasion: t('ramadan.dua.iftar'),
      arabic: 'ذَهَبَ الظَّمَأُ وَابْتَلَّتِ الْعُرُوقُ وَثَبَتَ الْأَجْرُ إِنْ شَاءَ اللهُ',
      means: t('ramadan.dua.iftar.means'),
    };
  if (day >= lastTenBegin)
    return {
      occasion: t('ramadan.dua.lastNights'),
      arabic: 'اللَّهُمَّ إِنَّكَ عَفُوٌّ تُحِبُّ الْعَفْوَ فَاعْفُ عَنِّي',
      means: t('ramadan.dua.lastNights.means'),
    };
  return {
    occasion: t('ramadan.dua.eating'),
    arabic: 'بِسْمِ اللهِ',
    means: t('ramadan.dua.eating.means'),
  };
}
