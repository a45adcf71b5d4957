import { tokenise } from '../../src/normalise/tokens.ts';
import type { Recipe } from './read-clean-recipes.ts';

const onlyLetters = /^[\p{L}\p{M}]+$/u;
const surrogate = /[\ud800-\udfff]/;

/** The words of the recipes as they are written, each with the number of recipes that it stands in. */
export function countWords(recipes: readonly Recipe[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, ingredients, steps } of recipes)
    for (const word of new Set([title, ...ingredients, ...steps].flatMap(wordsOf)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

// Signs that are a word by themselves say too little of a language.
const wordsOf = (text: string) =>
  tokenise(text)
    .tokens.filter(({ isSolo, text: plain }) => !isSolo && plain.length > 1)
    .map(({ exact }) => exact)
    .filter(exact => onlyLetters.test(exact) && !surrogate.test(exact));
