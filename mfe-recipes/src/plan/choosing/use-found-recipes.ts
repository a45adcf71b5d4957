import { useSettled } from '@sufra/web-kit';
import { noFilter } from '../../recipe/api/saved-recipes.ts';
import { useFoundBy } from '../../recipe/api/use-found-by.ts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

/** The saved recipes that hold all of the words, for a meal to be chosen from. */
export function useFoundRecipes(words: string) {
  const { pages, counts } = useFoundBy({ ...noFilter, words: useSettled(words) });
  return { pages, counts, recipes: pages.data?.filter(recipe => isWholeRecipe(recipe)) };
}
