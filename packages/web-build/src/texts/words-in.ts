import { drawIn } from '@sufra/texts/page-language';
import type { Words } from '../definition.ts';

/** Words of a page's own markup in a language. They stand there as they are, so none may be markup. */
export function wordsIn(language: string, words: Record<string, Words>): Record<string, string> {
  drawIn(language);
  const said = Object.entries(words).map(([name, say]) => [name, say()] as const);
  drawIn('en');
  for (const [name, text] of said)
    if (/[<>&"]/.test(text)) throw new Error(`${name} in ${language} would be markup: ${text}`);
  return Object.fromEntries(said);
}
