import { useSaidOf } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type RecipeFilter, savedCountsBy, savedRecipesBy } from './saved-recipes.ts';

/** What a filter leaves of the saved recipes, as far as it is there, and how many. What was found before stays until then. */
export function useFoundBy(filter: RecipeFilter) {
  const pages = useInfiniteQuery({ ...savedRecipesBy(filter), placeholderData: keepPreviousData });
  const { data } = useQuery({ ...savedCountsBy(filter), placeholderData: keepPreviousData });
  return { pages, counts: useSaidOf(pages, data) };
}
