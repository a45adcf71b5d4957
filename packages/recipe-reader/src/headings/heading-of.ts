import { aboveIngredients, aboveSteps, afterRecipe } from './words.ts';

export type HeadingKind = 'ingredients' | 'steps' | 'after';

const tables: [HeadingKind, string[]][] = [
  ['ingredients', aboveIngredients],
  ['steps', aboveSteps],
  ['after', afterRecipe],
];
const decoration = /[^\p{L}\p{N}\p{M}'’\-\s]+/gu;
const longest = 70;
const isWordSign = /[\p{L}\p{M}\p{N}]/u;

const plain = (text: string) =>
  text
    .toLocaleLowerCase('en')
    .replaceAll('i̇', 'i')
    .replaceAll(decoration, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether words stand at the beginning or the end of a text, as words of their own. */
function standsIn(text: string, words: string, where: 'begins' | 'begins or ends'): boolean {
  if (text.startsWith(words) && !isWordSign.test(text.charAt(words.length))) return true;
  return where === 'begins or ends' && text.endsWith(` ${words}`);
}

/** What a line above a list says that the list is, and nothing where it says none of it. */
export function headingOf(
  line: string,
  where: 'begins' | 'begins or ends' = 'begins',
): HeadingKind | undefined {
  if (line.length > longest) return undefined;
  const text = plain(line);
  if (text === '' || text.split(' ').length > 9) return undefined;
  return tables.find(([kind, words]) =>
    words.some(one => standsIn(text, one, kind === 'after' ? 'begins' : where)),
  )?.[0];
}
