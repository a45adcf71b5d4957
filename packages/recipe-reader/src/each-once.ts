import type { ReadRecipe } from './read-recipe.ts';

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A page that says its recipe in two ways has one recipe: they share the title, or the list. */
export function eachOnce(recipes: ReadRecipe[]): ReadRecipe[] {
  const kept: ReadRecipe[] = [];
  for (const recipe of recipes) {
    const isKnown = kept.some(
      one =>
        plain(one.title) === plain(recipe.title) ||
        plain(one.ingredients.join()) === plain(recipe.ingredients.join()),
    );
    if (!isKnown) kept.push(recipe);
  }
  return kept;
}
