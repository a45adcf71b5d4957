/** The languages of the site, each by its own name. A new one is a line here and a file in each `src/texts`. */
export const languageNames = {
  en: 'English',
  ar: 'العربية',
  ur: 'اردو',
  tr: 'Türkçe',
  fr: 'Français',
  id: 'Bahasa Indonesia',
} as const;

export type Language = keyof typeof languageNames;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

export const languages: Language[] = Object.keys(languageNames).filter(isLanguage);

/** English made longer by the build: what is cut off, or is not in a catalogue, shows in it. */
export const pseudoLanguage = 'en-XA';

const fromTheRight = ['ar', 'ur'];

export const directionOf = (language: string) => (fromTheRight.includes(language) ? 'rtl' : 'ltr');
