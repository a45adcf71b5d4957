import { useSettled } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { noFilter, savedCountsBy, savedRecipesBy } from '../../recipe/api/saved-recipes.ts';
import { isWholeRecipe } from '../../recipe/is-whole-recipe.ts';

/** The saved recipes that hold all of the words, for a meal to be chosen from. */
export function useFoundRecipes(words: string) {
  const filter = { ...noFilter, words: useSettled(words) };
  const pages = useInfiniteQuery({ ...savedRecipesBy(filter), placeholderData: keepPreviousData });
  const { data: counts } = useQuery({ ...savedCountsBy(filter), placeholderData: keepPreviousData });
  return { pages, counts, recipes: pages.data?.filter(recipe => isWholeRecipe(recipe)) };
}
