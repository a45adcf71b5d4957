import { everydayWords } from '../lexicon/everyday-words.ts';

const everyday = new Set(everydayWords.trim().split(/\s+/));

/** Words that are no slip of another, though one letter would make them one: 'bison' is not 'bacon'. */
export function isEverydayWord(word: string) {
  return everyday.has(word);
}
