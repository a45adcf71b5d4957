import { call } from '@sufra/web-kit';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { savedRecipesQuery } from './saved-recipes.ts';

/** One recipe of the reader. */
export const recipeQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipe', id],
    queryFn: ({ signal }) => call('GET /recipes/{id}', { params: { id }, signal }),
    select: ({ recipe }) => recipe,
  });

/** As the list knows it already, until its own answer comes. */
export function recipeOfList(client: QueryClient, id: string) {
  const recipe = client.getQueryData(savedRecipesQuery.queryKey)?.recipes.find(({ _id }) => _id === id);
  return recipe && { recipe };
}
