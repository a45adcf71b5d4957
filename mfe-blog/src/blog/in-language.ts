import type { SiteLanguage } from '@sufra/contracts';
import { directionOf } from '@sufra/texts';

/**
 * What says of words in which language they are, and from which side they run: in a language that is written from the left as
 * their first letter does, since posts of the time before languages are said to be English.
 */
export const inLanguage = (language: SiteLanguage) => ({
  lang: language,
  dir: directionOf(language) === 'rtl' ? 'rtl' : 'auto',
});
