import { EverydayWords } from './language/everyday.ts';
import { EvidenceReader } from './language/evidence.ts';
import { WordReader } from './match/read-words.ts';
import { Vocabulary } from './match/vocabulary.ts';
import { loadWords } from './words/load-words.ts';

const vocabulary = new Vocabulary(loadWords());
const everyday = new EverydayWords();

/** What is read from the files of words once, when the module is loaded. */
export const guard = {
  vocabulary,
  everyday,
  reader: new WordReader(vocabulary, everyday),
  evidence: new EvidenceReader(everyday, vocabulary),
  isMeasure: (text: string) => everyday.isMeasure(text),
};

export type Guard = typeof guard;
