import { everydayWords } from '../lexicon/everyday-words.ts';

const everyday = new Set(everydayWords.trim().split(/\s+/));
const endings: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(?:es|ed|er)$/, ''],
  [/[sd]$/, ''],
  [/ing$/, ''],
  [/ing$/, 'e'],
];

/** Words that are no slip of another, though one letter would make them one: 'bison' is not 'bacon', 'pinches' are no punches. */
export function isEverydayWord(word: string) {
  if (everyday.has(word)) return true;
  if (word.length < 5) return false;
  return endings.some(([ending, base]) => ending.test(word) && everyday.has(word.replace(ending, base)));
}
