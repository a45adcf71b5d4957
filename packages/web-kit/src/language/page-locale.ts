import { pageLanguage } from '@sufra/texts/page-language';

// Builds run this as well, which have no document.
const { document } = globalThis as { document?: Document };

/**
 * What Intl writes numbers, dates and lists of the page by. English is written as the site always has; elsewhere digits are 0 to 9
 * in every browser, or those that the reader chose.
 */
export function pageLocale(english = 'en-US'): string {
  const language = pageLanguage();
  if (language.startsWith('en')) return english;
  return `${language}-u-nu-${document?.documentElement.dataset.digits ?? 'latn'}`;
}

/** Intl's formats are slow to make: one for each locale is kept. */
export function perLocale<Format>(make: (locale: string) => Format, english?: string): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = pageLocale(english);
    const known = made.get(locale);
    if (known) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}
