import { searchWords } from '@sufra/contracts';
import { trusted } from 'mongoose';

/** A search for more words finds hardly less, and each of them is looked for in every text. */
const maxWords = 12;

/** So many letters of a part of a word are in the index: with all of them, one endless word would fill it. */
const indexedLetters = 16;

export interface SearchFields {
  /** Every word once, parted by one space each. */
  searchText: string;
  /** The words from each of their letters on: whatever is a part of a word is the beginning of one of these. */
  searchParts: string[];
}

/**
 * Tells documents whose fields were made by the folding of today from those of a version before, which takes it away when it writes.
 * No word begins so, so no search finds it. Another folding wants another mark, and a migration.
 */
const foldedToday = '#2';

/** Documents that a search of today may not find: they have no fields, or those of an earlier folding. */
export const foldedBefore = { searchParts: { $ne: foldedToday } };

/** What a document is found by; an index of `searchParts` answers which documents have a part of a word, or that none has. */
export function searchFieldsOf(...texts: string[]): SearchFields {
  const words = [...new Set(texts.flatMap(searchWords))];
  return { searchText: words.join(' '), searchParts: [foldedToday, ...new Set(words.flatMap(partsOf))] };
}

/** The same for one that the version before still reads: it is found as it was, too. */
export function foldedAnew(stored: Partial<SearchFields>, today: SearchFields): SearchFields {
  const words = new Set([...today.searchText.split(' '), ...(stored.searchText ?? '').split(' ')]);
  return {
    searchText: [...words].filter(Boolean).join(' '),
    searchParts: [...new Set([...today.searchParts, ...(stored.searchParts ?? [])])],
  };
}

function partsOf(word: string): string[] {
  const letters = [...word];
  return letters.map((_, from) => letters.slice(from, from + indexedLetters).join(''));
}

/**
 * What a document's search fields must hold so that it has each of the words somewhere; undefined where a search has neither letters
 * nor digits, and so finds nothing. `part` is the part of the document that the fields are in. Letters and digits are all that is left of a word, so no pattern of a caller gets to the database.
 */
export function holdingWords(search: string, part?: string) {
  const words = [...new Set(searchWords(search))].slice(0, maxWords);
  if (words.length === 0) return undefined;
  const under = part ? `${part}.` : '';
  return { $and: words.flatMap(word => holdingWord(word, under)) };
}

function holdingWord(word: string, under: string) {
  const letters = [...word];
  const inIndex = {
    [`${under}searchParts`]: trusted({ $regex: `^${letters.slice(0, indexedLetters).join('')}` }),
  };
  const isWhole = letters.length <= indexedLetters;
  return isWhole ? [inIndex] : [inIndex, { [`${under}searchText`]: trusted({ $regex: word }) }];
}
