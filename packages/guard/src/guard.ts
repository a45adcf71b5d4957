import { lexicons } from './lexicon/lexicons.ts';
import { WordReader } from './match/read-words.ts';
import { Vocabulary } from './match/vocabulary.ts';

const vocabulary = new Vocabulary(lexicons);

/** What is read from the lexicon once, when the module is loaded. */
export const guard = { vocabulary, reader: new WordReader(vocabulary) };
