import { fold } from '../pantry/fold.ts';

const articles = /^(?:وال|بال|كال|فال|ولل|لل|ال|و(?=\p{L}{4})|ب(?=\p{L}{4})|ل(?=\p{L}{4}))/u;

/** The words of the dishes are asked about for each wish. It is bounded, so that no flood of wishes fills it. */
const most = 20_000;
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return text => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= most) known.clear();
    const found = read(text);
    known.set(text, found);
    return found;
  };
}

const folded = remembered(fold);

/** A word without accents, variants of letters, and what Arabic writes before it. */
const plain = remembered(word => fold(word).replace(articles, ''));

export const wordsOf: (text: string) => readonly string[] = remembered(text =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== ''),
);

const shortestWithEnding = 4;

/** 'Mercimekli' is said of 'mercimek', and 'lentilles' of 'lentille'. */
export function isSaid(word: string, of: string): boolean {
  const [one, other] = [plain(word), plain(of)];
  if (one === other || folded(word) === folded(of)) return true;
  return other.length >= shortestWithEnding && one.startsWith(other) && one.length <= other.length + 5;
}

/** The places where a text says a phrase, word by word; none where it does not. */
export function placesOf(phrase: string, words: readonly string[]): number[] {
  const parts = wordsOf(phrase);
  if (parts.length === 0) return [];
  for (let at = 0; at + parts.length <= words.length; at += 1)
    if (parts.every((part, by) => isSaid(words[at + by] ?? '', part))) return parts.map((_, by) => at + by);
  return [];
}
