import type { SiteLanguage } from '@sufra/contracts';
import { directionOf } from '@sufra/texts';

/** What says of words in which language they are, and from which side they run. */
export const inLanguage = (language: SiteLanguage) => ({ lang: language, dir: directionOf(language) });
