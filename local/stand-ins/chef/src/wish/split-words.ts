import { fold } from '../pantry/fold.ts';
import { vocabularies } from '../pantry/vocabularies.ts';

export interface Word {
  /** As it was typed. */
  said: string;
  /** As it is looked up. */
  folded: string;
  /** What stands between it and the word before. */
  gap: string;
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
const pieces = new Set(
  vocabularies.flatMap(({ whole }) => [...whole.keys()]).filter(word => unspaced.test(word)),
);
const longestPiece = Math.max(...[...pieces].map(piece => piece.length));

/** Where a script writes without spaces, known words are cut out, the longest first; what is between them stays together. */
function cut(run: string): string[] {
  const found: string[] = [];
  let rest = '';
  for (let at = 0; at < run.length; ) {
    const lengths = Array.from({ length: longestPiece }, (_, less) => longestPiece - less);
    const piece = lengths.map(length => run.slice(at, at + length)).find(one => pieces.has(fold(one)));
    if (piece === undefined) rest += run[at];
    else {
      if (rest !== '') found.push(rest);
      found.push(piece);
      rest = '';
    }
    at += piece?.length ?? 1;
  }
  return rest === '' ? found : [...found, rest];
}

export function splitWords(text: string): { words: Word[]; end: string } {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const [run] = match;
    const said = unspaced.test(run) ? cut(run) : [run];
    const gap = text.slice(last, match.index);
    words.push(...said.map((each, at) => ({ said: each, folded: fold(each), gap: at === 0 ? gap : ' ' })));
    last = match.index + run.length;
  }
  return { words, end: text.slice(last) };
}
