import type { SiteLanguage } from '@sufra/contracts';
import { isLanguage } from '@sufra/texts';
import { pageLanguage } from '@sufra/texts/page-language';

/** A recipe is written in the language of the page that it is asked for on; the pseudo-language is English. */
export function requestLanguage(): SiteLanguage {
  const language = pageLanguage();
  return isLanguage(language) ? language : 'en';
}
