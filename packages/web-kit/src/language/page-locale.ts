import { pageLanguage } from '@sufra/texts/page-language';

/** What Intl writes numbers, dates and lists of the page by. English is written as the site always has. */
export function pageLocale(english = 'en-US'): string {
  const language = pageLanguage();
  return language.startsWith('en') ? english : language;
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
