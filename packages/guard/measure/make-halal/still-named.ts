import type { MakeHalalCase } from './cases.ts';

/** How near a word that clears another one stands: 'turkey bacon', 'vinegar of white wine'. */
const nearby = 30;
const letter = /\p{L}/u;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a word that had to go stands in the text without one that clears it. A short word counts as a whole word alone. */
export function stillNames(text: string, { word, ok_with }: MakeHalalCase['gone'][number]): boolean {
  const low = text.toLowerCase();
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
    const end = at + word.length;
    const isPart = letter.test(low[at - 1] ?? ' ') || letter.test(low[end] ?? ' ');
    if (isPart && word.length < 5 && !withoutSpaces.test(word)) continue;
    const around = low.slice(Math.max(0, at - nearby), end + nearby);
    if (!ok_with.some(clearing => around.includes(clearing.toLowerCase()))) return true;
  }
  return false;
}
