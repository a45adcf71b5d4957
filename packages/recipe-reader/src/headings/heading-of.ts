import { aboveIngredients, aboveSteps, afterRecipe, ofTimes } from './words.ts';

export type HeadingKind = 'ingredients' | 'steps' | 'after';

const decoration = /[^\p{L}\p{N}\p{M}'’\-\s]+/gu;
/** A line of a text is taken for a heading while it is short; what the page calls one may name the dish too. */
const longest = { 'a line': { signs: 70, words: 9 }, 'a heading': { signs: 110, words: 16 } };
type Where = keyof typeof longest;
const isWordSign = /[\p{L}\p{M}\p{N}]/u;

const accents = /(?<=[a-z])[\u0300-\u036f]+/g;

/** Accents of Latin letters are left off capitals and in haste: 'PREPARACION', 'Etapes'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLocaleLowerCase('en')
    .replaceAll(accents, '')
    .normalize('NFC')
    .replaceAll(decoration, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const tables: [HeadingKind, string[]][] = [
  ['ingredients', aboveIngredients.map(plain)],
  ['steps', aboveSteps.map(plain)],
  ['after', afterRecipe.map(plain)],
];

/** Whether words stand at the beginning of a text, or at the end of a heading, as words of their own. */
function standsIn(text: string, words: string, mayEnd: boolean): boolean {
  if (text.startsWith(words) && !isWordSign.test(text.charAt(words.length))) return true;
  return mayEnd && text.endsWith(` ${words}`);
}

/** What a line above a list says that the list is, and nothing where it says none of it. */
export function headingOf(line: string, where: Where = 'a line'): HeadingKind | undefined {
  if (line.length > longest[where].signs) return undefined;
  const text = plain(line);
  if (text === '' || text.split(' ').length > longest[where].words) return undefined;
  const found = tables.find(([kind, words]) =>
    words.some(one => standsIn(text, one, kind !== 'after' && where === 'a heading')),
  )?.[0];
  return found === 'steps' && ofTimes.test(text) ? undefined : found;
}

/** 'Tip: leave the lid on' is said between steps, where 'Tips' alone ends them. */
export const endsSteps = (line: string) => headingOf(line) === 'after' && !/[:：]\s*\p{L}/u.test(line);
