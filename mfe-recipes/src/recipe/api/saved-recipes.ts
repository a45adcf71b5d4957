import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const savedRecipesQuery = queryOptions({
  queryKey: ['saved-recipes'],
  queryFn: ({ signal }) => call('GET /recipes', { signal }),
  select: ({ recipes }) => recipes,
});
