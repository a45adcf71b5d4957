import type { Lexicon } from './lexicon.ts';

/** Scripts whose words stand without a space between them, or often do: Thai, Hangul, kana and Han. */
const unspaced = /[\u0e00-\u0eff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]/;
const pieces =
  /[\u0e00-\u0eff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+|[^\u0e00-\u0eff\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;
const syllable = /[\uac00-\ud7a3]/;

/**
 * The known words in a run of letters, from its start, the longest first; letters of no known word are left out. Nothing when
 * the script has spaces.
 */
export function knownPieces(run: string, { byFirstToken, longest }: Lexicon, most = longest) {
  if (!unspaced.test(run)) return;
  const isKnown = (from: number, to: number) =>
    byFirstToken.has(run.slice(from, to)) && isWhole(run, from, to);
  const found: string[] = [];
  for (let from = 0; from < run.length; ) {
    let to = Math.min(run.length, from + Math.min(longest, most));
    while (to > from && !isKnown(from, to)) to--;
    if (to > from) found.push(run.slice(from, to));
    from = Math.max(to, from + 1);
  }
  return found;
}

/** A Thai vowel belongs to the letter before it, and within a Korean word one syllable is seldom a word. */
const isWhole = (run: string, from: number, to: number) =>
  !/\p{M}/u.test(run[to] ?? '') &&
  (to - from > 1 || from === 0 || to === run.length || !syllable.test(run[from] ?? ''));

/** The words of a text whose script has no spaces, by what a language knows; other words stay as they are. */
export const cut = (words: readonly string[], lexicon: Lexicon | undefined): readonly string[] =>
  lexicon && words.some(word => unspaced.test(word))
    ? words.flatMap(word => word.match(pieces) ?? []).flatMap(word => knownPieces(word, lexicon) ?? word)
    : words;
