import { wordsIn } from '../src/normalise/tokens.ts';
import { languageOf } from '../src/words/languages.ts';
import type { WordsFile, Written } from './words-file.ts';

/** The words that the guard reads a term as: terms of one reading are one term to it. */
export function readingOf({ text, flags }: Written, { language }: Pick<WordsFile, 'language'>): string {
  const isExact = flags.includes('exact') || languageOf(language).keepsAccents;
  // A pattern's {group} is another thing than a word of that name.
  return wordsIn(text.replaceAll(/[{}]/g, '\u0001'))
    .map(word => (isExact ? word.exact : word.text))
    .join(' ');
}
