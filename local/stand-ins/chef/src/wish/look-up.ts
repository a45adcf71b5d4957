import type { Vocabulary } from '../pantry/read/read-vocabulary.ts';

const isArabic = /^\p{Script=Arabic}+$/u;
// And, with, for and the are written onto the word that follows: والعدس, بالفستق, للعشاء.
const joined = /^(?:وال|بال|فال|کال|لل|ال|و|ب|ل)(?=.{2})/u;
const plural = /(?:es|s)$/;
const shortestEnding = 3;

/** What a folded word or phrase means in English, as far as its language's file knows. */
export function lookUp(vocabulary: Vocabulary, phrase: string): string | undefined {
  const { whole, beginnings } = vocabulary;
  const exact = whole.get(phrase);
  if (exact !== undefined) return exact;
  if (isArabic.test(phrase) && joined.test(phrase)) return whole.get(phrase.replace(joined, ''));
  const singular = whole.get(phrase.replace(/s$/, ''));
  if (phrase.includes(' ')) return singular;
  return (
    singular ??
    whole.get(phrase.replace(plural, '')) ??
    compound(vocabulary, phrase) ??
    beginnings.find(([part]) => phrase.startsWith(part))?.[1]
  );
}

/** 'Linsensuppe' is 'lentil soup'; of 'Bihunsuppe' it is soup, and 'bihun' stays as it is. */
function compound(vocabulary: Vocabulary, word: string): string | undefined {
  const ending = vocabulary.endings.find(
    ([part]) => word.endsWith(part) && word.length >= part.length + shortestEnding,
  );
  if (!ending) return undefined;
  const [part, english] = ending;
  const first = word.slice(0, -part.length);
  return `${lookUp(vocabulary, first) ?? first} ${english}`;
}
