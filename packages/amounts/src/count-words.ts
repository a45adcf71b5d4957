import { englishOne, englishSeveral } from './english-count-words.ts';
import { otherKitchens } from './other-kitchens.ts';

// The last word is the one that counts: '2 small bunches'.
const withLastWord = (unit: string, change: (word: string) => string) =>
  unit.replace(/(?<!\p{L})\p{L}+$/u, word => change(word.toLowerCase()));

export const singularOf = (unit: string) => withLastWord(otherKitchens().singularOf(unit), englishOne);

export const pluralOf = (unit: string) => withLastWord(singularOf(unit), englishSeveral);
