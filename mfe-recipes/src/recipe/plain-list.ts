import { perLocale } from '@sufra/web-kit';

const format = perLocale(locale => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** 'milk, egg, nuts', as the page's language writes it. */
export const plainList = (words: string[]): string => format().format(words);
