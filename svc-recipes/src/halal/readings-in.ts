import type { SiteLanguage } from '@sufra/contracts';

/**
 * How a text is read that was asked for in a language: as its own words say, in that language, and in English, which any text
 * may fall back to. What one of them finds is found.
 */
export const readingsIn = (language: SiteLanguage | null | undefined): (SiteLanguage | undefined)[] =>
  language && language !== 'en' ? [undefined, language, 'en'] : [undefined];
