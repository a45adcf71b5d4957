import { type SiteLanguage, siteLanguages } from '@sufra/contracts';
import { pageLanguage } from '@sufra/web-kit';

/** A recipe is written in the language of the page that it is asked for on; the pseudo-language is English. */
export const requestLanguage = (): SiteLanguage =>
  siteLanguages.find(language => language === pageLanguage()) ?? 'en';
