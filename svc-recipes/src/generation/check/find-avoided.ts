import { plainLetters } from '@sufra/contracts';
import { avoidGroups, avoidNames, plantSources } from './avoid-groups.ts';

const irregular: Record<string, string> = {
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  anchovies: 'anchovy',
};
const negations = new Set(['no', 'without', 'free', 'not', 'instead']);

/** 'Tomatoes' and 'tomato' are one word, as are 'berries' and 'berry'. */
export function singular(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

const wordsOf = (text: string) => (plainLetters(text).match(/[\p{L}\p{N}']+/gu) ?? []).map(singular);

/** All that is meant by one entry of the list: the word itself, its group, and what belongs to the group. */
function meantBy(entry: string): string[][] {
  const name = wordsOf(entry.replace(/^\s*(?:no|without|any|avoid)\s+/i, '')).join(' ');
  const group = avoidGroups[avoidNames[name] ?? name] ?? [];
  return [...new Set([name, avoidNames[name], ...group])]
    .filter((one): one is string => Boolean(one))
    .map(one => wordsOf(one));
}

function holds(words: readonly string[], sought: readonly string[]): boolean {
  const [first] = sought;
  return words.some((word, at) => {
    if (word !== first || !sought.every((part, offset) => words[at + offset] === part)) return false;
    const before = words[at - 1] ?? '';
    const after = words[at + sought.length] ?? '';
    if (negations.has(before) || after === 'free') return false;
    const last = sought.at(-1) ?? '';
    return !plantSources[last]?.includes(before);
  });
}

/** The entries of the list that stand in one of the lines, by any of their names. */
export function findAvoided(lines: readonly string[], avoid: readonly string[]): string[] {
  const texts = lines.map(wordsOf);
  return avoid.filter(entry => {
    const meant = meantBy(entry);
    return texts.some(words => meant.some(sought => holds(words, sought)));
  });
}
