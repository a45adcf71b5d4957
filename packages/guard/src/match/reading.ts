import type { Token } from '../normalise/tokens.ts';

/**
 * How a word was recognised: as it stands or in one of its forms; behind signs that hide it; as a part of a compound; or as a likely
 * slip of the pen. The last two are guesses: they yield to an everyday word that is written so.
 */
export type Recognised = 'known' | 'masked' | 'part' | 'slip';

/** A word of the text, as the numbers of the words of the lexicon that it may be; none where it is unknown. */
export type Unit = {
  words: readonly number[];
  recognised: Recognised;
  token: Token;
  /** Of a part of a compound, the whole word. */
  whole: Token | undefined;
  before: number;
  start: number;
  end: number;
};

export type Reading = {
  words: readonly number[];
  recognised: Recognised;
  /** Of a compound, the part that this is. */
  part: string | undefined;
};
