import { perLocale } from '../language/page-locale.ts';

const conjunction = perLocale(locale => new Intl.ListFormat(locale, { type: 'conjunction' }), 'en-GB');

/** 'the kitchen, the blog and the charity page', as the page's language writes it. */
export const formatList = (words: string[]): string => conjunction().format(words);
