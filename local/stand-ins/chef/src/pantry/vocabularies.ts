import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from './read/data-file.ts';
import { readVocabulary, type Vocabulary } from './read/read-vocabulary.ts';

const folder = join(import.meta.dirname, 'names');
const read = (file: string) => readVocabulary(linesOf(join(folder, file)));
const english = 'english.txt';

/** Other English names and spellings, read in every text. */
export const englishVocabulary: Vocabulary = read(english);

/** One for each further language, by its file; a text is read in one of them. */
export const vocabularies: readonly Vocabulary[] = readdirSync(folder)
  .filter(file => file.endsWith('.txt') && file !== english)
  .sort()
  .map(read);
