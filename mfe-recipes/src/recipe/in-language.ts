import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import { directionOf } from '@sufra/texts';

/** For the elements that hold words of a recipe; where its language is not known, its first letters say how it runs. */
export const inLanguage = (language: WrittenIn | undefined) =>
  language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' };
