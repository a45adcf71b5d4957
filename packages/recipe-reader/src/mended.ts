import type { ReadRecipe } from './read-recipe.ts';

type Shown = Pick<ReadRecipe, 'ingredients' | 'instructions' | 'servings'>;

/** What the data of a page leaves out, or glues together, is taken from what the page shows. */
export function mended(recipe: ReadRecipe, shown: Shown): ReadRecipe {
  const ingredients = untilLastOf(recipe.ingredients, shown.ingredients);
  const instructions = untilLastOf(recipe.instructions, shown.instructions);
  return {
    ...recipe,
    servings: recipe.servings ?? shown.servings,
    ingredients: isBetter(ingredients, recipe.ingredients) ? ingredients : recipe.ingredients,
    instructions:
      recipe.instructions.length < 2 &&
      instructions.length > recipe.instructions.length &&
      isBetter(instructions, recipe.instructions)
        ? instructions
        : recipe.instructions,
  };
}

/** A list ends with its last line that the data has too; below it stand the page's own switches and offers. */
function untilLastOf(given: string[], shown: string[]): string[] {
  if (given.length === 0) return shown;
  const known = new Set(words(given));
  const glued = letters(given);
  const names = given.map(line => letters([line]));
  const isKnown = (line: string) => {
    const own = words([line]);
    const text = own.join('');
    const isMostlyKnown = own.filter(word => known.has(word)).length * 2 >= own.length;
    return isMostlyKnown || glued.includes(text) || names.some(name => name !== '' && text.includes(name));
  };
  return shown.slice(0, shown.findLastIndex(isKnown) + 1);
}

const words = (lines: string[]) =>
  lines
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const letters = (lines: string[]) => words(lines).join('');
const amounts = (lines: string[]) => lines.filter(line => /\p{Nd}|[½¼¾⅓⅔⅛]/u.test(line)).length;

const numbers = (lines: string[]) => lines.join('\n').match(/\p{Nd}[\p{Nd}.,/]*|[½¼¾⅓⅔⅛]/gu)?.length ?? 0;

const mostWordsMore = 3;
/** A line and, in the other, its words with a few more, as the size of a tin; what it costs is none of it. */
function isWithin(line: string, other: string): boolean {
  const rest: string[] = words([other]);
  const own: string[] = words([line]);
  if (rest.length > own.length + mostWordsMore || (/\p{Sc}/u.test(other) && !/\p{Sc}/u.test(line)))
    return false;
  return own.every(word => rest.includes(word));
}

/** The same text in another number of lines is divided as the page divides it; a list without its amounts, or without the size of its tins, is half a list. */
function isBetter(shown: string[], given: string[]): boolean {
  if (shown.length === 0) return false;
  if (given.length === 0) return true;
  const likeness = shared(words(shown), words(given));
  if (shown.length !== given.length) return likeness >= 0.9 || letters(shown) === letters(given);
  if (amounts(shown) > amounts(given)) return likeness >= 0.6 || amounts(given) === 0;
  return given.every((line, at) => isWithin(line, shown[at] ?? '')) && numbers(shown) > numbers(given);
}

function shared(one: string[], other: string[]): number {
  const left = new Map<string, number>();
  for (const word of one) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of other) {
    const rest = left.get(word) ?? 0;
    if (rest > 0) {
      common += 1;
      left.set(word, rest - 1);
    }
  }
  return (2 * common) / (one.length + other.length);
}
