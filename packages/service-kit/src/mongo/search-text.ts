import { wordsOf } from '@sufra/contracts';
import { trusted } from 'mongoose';

/** A search for more words finds hardly less, and each of them is looked for in every text. */
const maxWords = 12;

/** Words parted by one space each. Each stands there once: a search asks whether it is there, not how often. */
export const searchTextOf = (...texts: string[]): string => [...new Set(texts.flatMap(wordsOf))].join(' ');

/**
 * What a document's search text must hold so that it has each of the words somewhere; undefined where a search has neither letters
 * nor digits, and so finds nothing. Letters and digits are all that is left of a word, so no pattern of a caller gets to the database.
 */
export function holdingWords(search: string, field = 'searchText') {
  const words = [...new Set(wordsOf(search))].slice(0, maxWords);
  if (words.length === 0) return undefined;
  return { $and: words.map(word => ({ [field]: trusted({ $regex: word }) })) };
}
