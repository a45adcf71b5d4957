import { singular, tokens } from './fold.ts';
import type { Vocabulary } from './vocabulary.ts';

const longestWord = 40;
/** A shorter start or end, such as the Dutch 'ui', is in too many words of other languages to tell its own. */
const shortestPart = 4;

/** Which vocabularies have a word, by their places in a list: of all languages at once, since each text asks all of them. */
type Places = Map<string, number[]>;
export interface WordIndex {
  size: number;
  whole: Places;
  /** Words that are open at their end, and at their start. */
  starts: Places;
  ends: Places;
}

function note(places: Places, word: string, place: number) {
  const known = places.get(word);
  if (!known) places.set(word, [place]);
  else if (known.at(-1) !== place) known.push(place);
}

const listsOf = ({ dishes, things, hiding, joining, adding, other }: Vocabulary) =>
  [...Object.values(dishes), ...Object.values(things), hiding, joining, adding, other].join();

/** Phrases are left out: their words are counted one by one. */
export function indexWords(vocabularies: readonly Vocabulary[]): WordIndex {
  const index = { size: vocabularies.length, whole: new Map(), starts: new Map(), ends: new Map() };
  for (const [place, vocabulary] of vocabularies.entries()) {
    for (const text of listsOf(vocabulary).split(',')) {
      const [word, ...others] = tokens(text);
      if (word === undefined || others.length) continue;
      if (word.endsWith('*')) note(index.starts, singular(word.slice(0, -1)), place);
      else if (word.startsWith('*')) note(index.ends, word.slice(1), place);
      else note(index.whole, word, place);
    }
  }
  return index;
}

/** How many words of a text each of the vocabularies has. */
export function countWords(words: readonly string[], { size, whole, starts, ends }: WordIndex): number[] {
  const counts = new Array<number>(size).fill(0);
  const lastSeen = new Array<number>(size).fill(-1);
  words.forEach((word, at) => {
    const add = (places: readonly number[] = []) => {
      for (const place of places) {
        if (lastSeen[place] === at) continue;
        lastSeen[place] = at;
        counts[place] = (counts[place] ?? 0) + 1;
      }
    };
    add(whole.get(word));
    const end = Math.min(word.length, longestWord);
    for (let length = shortestPart; length <= end; length++) add(starts.get(word.slice(0, length)));
    for (let start = 0; start <= end - shortestPart; start++) add(ends.get(word.slice(start, end)));
  });
  return counts;
}
