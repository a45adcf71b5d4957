import { allFoods, type Language, readLanguage } from './read-language.ts';

export const languageCodes = ['en', 'ar', 'ur', 'tr', 'fr', 'id', 'ur-Latn'] as const;
export type LanguageCode = (typeof languageCodes)[number];

const read = new Map<string, Language>();

/** Read when it is first asked for, and kept: the words do not change while a process runs. */
export function languageOf(code: LanguageCode): Language {
  const known = read.get(code);
  if (known) return known;
  const language = readLanguage(code, allFoods);
  read.set(code, language);
  return language;
}
