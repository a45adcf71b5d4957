import type { ReadRecipe } from './read-recipe.ts';

type Shown = Pick<ReadRecipe, 'ingredients' | 'instructions' | 'servings'>;

/** What the data of a page leaves out, or glues together, is taken from what the page shows. */
export const mended = (recipe: ReadRecipe, shown: Shown): ReadRecipe => ({
  ...recipe,
  servings: recipe.servings ?? shown.servings,
  ingredients: isBetter(shown.ingredients, recipe.ingredients) ? shown.ingredients : recipe.ingredients,
  instructions:
    recipe.instructions.length < 2 && isBetter(shown.instructions, recipe.instructions)
      ? shown.instructions
      : recipe.instructions,
});

const words = (lines: string[]) =>
  lines
    .join(' ')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const letters = (lines: string[]) => words(lines).join('');
const amounts = (lines: string[]) => lines.filter(line => /\p{Nd}|[½¼¾⅓⅔⅛]/u.test(line)).length;

/** The same text in another number of lines is divided as the page divides it; a list without its amounts is half a list. */
function isBetter(shown: string[], given: string[]): boolean {
  if (shown.length === 0) return false;
  if (given.length === 0) return true;
  const likeness = shared(words(shown), words(given));
  if (shown.length !== given.length) return likeness >= 0.9 || letters(shown) === letters(given);
  return likeness >= 0.6 || (amounts(given) === 0 && amounts(shown) > shown.length / 2);
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
