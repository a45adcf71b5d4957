import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import type { RecipeLine } from '../recipe/recipe-lines.ts';

const articles = /^[وف]?(?:بال|كال|لل|ال)(?=\p{L}{3})/u;

const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/ı/g, 'i')
      .match(/\p{L}+/gu) ?? []
  ).map(word => word.replace(articles, '').replace(/(?<=\p{L}{3})[ةه]$/u, ''));

// 'Mercimeği' is 'mercimek', 'lentilles' are 'lentille': what is written to a word, and what it softens, stands at its end.
const longestEnding = 5;
function isSaid(word: string, said: readonly string[]): boolean {
  const stem = word.length > 4 ? word.slice(0, -1) : word;
  return said.some(one => one.startsWith(stem) && one.length <= word.length + longestEnding);
}

/** Turkish and Urdu say last what a thing is, the others first. */
const isHeadLast = (language: WrittenIn) => language === 'tr' || language === 'ur';

/** The ingredients that a step in another language than English names, by the word that says what they are. */
export function ingredientsElsewhere(step: string, lines: readonly RecipeLine[], language: WrittenIn) {
  const said = wordsOf(step);
  const names = lines.map(({ item }) => {
    const words = wordsOf(item).filter(word => word.length > 1);
    return isHeadLast(language) ? words.toReversed() : words;
  });
  return lines.filter((_line, at) => {
    const [head, next] = names[at] ?? [];
    if (head === undefined || !isSaid(head, said)) return false;
    // 'Bawang merah' beside 'bawang putih': the word that sets them apart is said as well.
    const isShared = names.some((other, place) => place !== at && other[0] === head);
    return !isShared || next === undefined || isSaid(next, said);
  });
}
