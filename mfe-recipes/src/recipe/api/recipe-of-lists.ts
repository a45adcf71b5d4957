import type { QueryClient } from '@tanstack/react-query';
import { recipeLists } from './recipe-lists.ts';

/** As a list knows it already, until its own answer comes. */
export function recipeOfLists(client: QueryClient, id: string) {
  const recipe = recipeLists
    .flatMap(queryKey => client.getQueryData(queryKey)?.recipes ?? [])
    .find(({ _id }) => _id === id);
  return recipe && { recipe };
}
