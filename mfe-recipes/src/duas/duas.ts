import { t } from '../texts/text.ts';

export interface Dua {
  occasion: string;
  arabic: string;
  transliteration: string;
  translation: string;
  source: string;
}

export const beforeEating = (): Dua => ({
  occasion: t('duas.before.occasion'),
  arabic: 'بِسْمِ اللهِ',
  transliteration: t('duas.before.transliteration'),
  translation: t('duas.before.translation'),
  source: t('duas.before.source'),
});

export const afterEating = (): Dua => ({
  occasion: t('duas.after.occasion'),
  arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَطْعَمَنِي هَذَا وَرَزَقَنِيهِ مِنْ غَيْرِ حَوْلٍ مِنِّي وَلَا قُوَّةٍ',
  transliteration: t('duas.after.transliteration'),
  translation: t('duas.after.translation'),
  source: t('duas.after.source'),
});
