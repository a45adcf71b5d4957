import { t } from '../texts/text.ts';

/** The book that every entry cites. */
export const classicalText = () => t('food.source.ibnAlQayyim');

/** Sura and verse, such as 16:69. */
export const quran = (first: string, second?: string) =>
  second ? t('food.source.quranTwo', { first, second }) : t('food.source.quran', { verses: first });

// The numbers are texts: a hadith's number is written the same in every language.
export const bukhari = (number: string) => t('food.source.bukhari', { number });
export const abuDawud = (number: string) => t('food.source.abuDawud', { number });
export const tirmidhi = (number: string) => t('food.source.tirmidhi', { number });
export const ibnMajah = (number: string) => t('food.source.ibnMajah', { number });
