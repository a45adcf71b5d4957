import { everydayWords } from '../lexicon/everyday-words.ts';
import { isMeasure } from '../lexicon/measures.ts';
import { wordsOfTheirOwn } from '../lexicon/words-of-their-own.ts';

const ofTheirOwn = new Set(wordsOfTheirOwn.trim().split(/\s+/));
const everyday = new Set([...everydayWords.trim().split(/\s+/), ...ofTheirOwn]);
const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:es|ed|er)$/, ''],
  [/[sd]$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** Whether what looks like a form of a word is a word of its own: German 'Körner' are grains and no plural of 'Korn', the spirit. */
export const isAnotherWord = (form: string) => ofTheirOwn.has(form);

/** Words that are no slip of another, though one letter would make them one: 'bison' is not 'bacon', 'pinches' are no punches. */
export function isEverydayWord(word: string) {
  if (everyday.has(word) || isMeasure(word)) return true;
  if (word.length < 5) return false;
  return endings.some(([ending, base]) => ending.test(word) && everyday.has(word.replace(ending, base)));
}
