import { directionOf } from '@sufra/texts';
import type { WrittenIn } from '../amounts/other-kitchens.ts';

/** For the elements that hold words of a recipe; where its language is not known, its first letters say how it runs. */
export const inLanguage = (language: WrittenIn | undefined) =>
  language ? { lang: language, dir: directionOf(language) } : { dir: 'auto' };
