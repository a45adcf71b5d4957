import { cut } from './cut.ts';
import { tokens } from './fold.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { meaningsOf } from './meanings-of.ts';

/** How much of a text is read; what is longer is no title. */
const longest = 400;

/** What the words of a text mean, in their order. */
export function read(text: string, languages: readonly Lexicon[]): Meaning[] {
  const words = cut(tokens(text.slice(0, longest)), languages[0]);
  const all: Meaning[] = [];
  for (let i = 0; i < words.length; ) {
    const found = languages
      .map(language => meaningsOf(words, i, language))
      .filter(each => each !== undefined);
    const best = found.sort((one, other) => other.length - one.length)[0];
    all.push(...(best?.meanings ?? []));
    i += best?.length ?? 1;
  }
  return all;
}
