import type { ReadRecipe } from './read-recipe.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Of several recipes on a page, that whose name is in the page's title, if it is one alone. */
export function putFirst(recipes: ReadRecipe[], title: string): { recipes: ReadRecipe[]; isClear: boolean } {
  const about = ` ${plain(title)} `;
  const named = recipes.filter(
    recipe => plain(recipe.title) !== '' && about.includes(` ${plain(recipe.title)} `),
  );
  const [meant] = named;
  if (named.length !== 1 || !meant) return { recipes, isClear: false };
  return { recipes: [meant, ...recipes.filter(recipe => recipe !== meant)], isClear: true };
}
