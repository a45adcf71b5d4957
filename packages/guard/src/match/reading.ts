import type { Token } from '../normalise/tokens.ts';
import type { Language } from '../words/languages.ts';
import type { Node } from './phrase-tree.ts';

/**
 * How a word was recognised: as it stands or in one of its forms; behind signs that hide it; as a part of a compound; or as a likely
 * slip of the pen. The last two are guesses: they yield to an everyday word that is written so.
 */
export type Recognised = 'known' | 'masked' | 'part' | 'slip';

/** What a word is read as, wherever it stands. */
export class Reading {
  /** The numbers of the words of the lexicon that it may be; none where it is unknown. */
  readonly words: readonly number[];
  readonly recognised: Recognised;
  /** Of a compound, the part that this is; and the same with its accents. */
  readonly part: string | undefined;
  readonly partAsWritten: string | undefined;
  /** What follows from it, found when it is first asked for: the phrases that begin with it, and the languages that have it. */
  starts: Starts | undefined = undefined;
  languages: readonly Language[] | undefined = undefined;

  constructor(words: readonly number[], recognised: Recognised, part?: string, partAsWritten = part) {
    this.words = words;
    this.recognised = recognised;
    this.part = part;
    this.partAsWritten = partAsWritten;
  }
}

/** The phrases that begin with a word: for each of its numbers the tree of them. */
export type Starts = readonly { word: number; tree: Node; mayName: boolean }[];

/** A word of the text. */
export type Unit = {
  reading: Reading;
  words: readonly number[];
  recognised: Recognised;
  token: Token;
  /** Of a part of a compound, the whole word. */
  whole: Token | undefined;
  before: number;
  start: number;
  end: number;
};
