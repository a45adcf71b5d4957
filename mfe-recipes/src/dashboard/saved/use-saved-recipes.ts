import { useSettled } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RecipeFilter, savedCountsBy, savedRecipesBy } from '../../recipe/api/saved-recipes.ts';

/** What the filter leaves, as far as it is there, and how many. What was found before stays until then. */
export function useSavedRecipes({ words, tag, favorites, collection }: RecipeFilter) {
  const filter = { words: useSettled(words), tag, favorites, collection };
  const pages = useInfiniteQuery({ ...savedRecipesBy(filter), placeholderData: keepPreviousData });
  const { data: counts } = useQuery({ ...savedCountsBy(filter), placeholderData: keepPreviousData });
  // A heart that was taken away a moment ago.
  const recipes = pages.data?.filter(({ favorite }) => favorite || !favorites);
  return { pages, counts, recipes, list: JSON.stringify(filter) };
}
