import { isLanguage, pseudoLanguage } from '@sufra/texts';
import { english } from '../front-end/english.ts';
import type { SliceState } from '../front-end/front-end.ts';

/** What an address says of the language of its page. */
export interface Addressed {
  language: string;
  /** The page's own path, which slices know: without the language. */
  segments: string[];
  /** Where the same page is, if not there: English has no prefix, and a language is written in one way. */
  movedTo?: string;
}

/** The languages that the site answers in: those of the shell, whose page surrounds all others. */
export function languagesOf(shell: SliceState | undefined, isLocal: boolean): string[] {
  const built = shell?.entry === undefined ? [] : (shell.languages ?? []);
  return [
    english,
    ...built.filter(language => isLanguage(language) || (isLocal && language === pseudoLanguage)),
  ];
}

export const pathIn = (language: string, path: string) =>
  language === english ? path : `/${language}${path === '/' ? '' : path}`;

/** Takes a known language off a path. What is not one is a path like any other, in English. */
export function addressed(segments: string[], known: string[]): Addressed {
  const [first = '', ...rest] = segments;
  const language = known.find(each => each.toLowerCase() === first.toLowerCase());
  if (language === undefined) return { language: english, segments };
  if (language === first && language !== english) return { language, segments: rest };
  const path = `/${rest.map(encodeURIComponent).join('/')}`;
  return { language, segments: rest, movedTo: pathIn(language, path) };
}
