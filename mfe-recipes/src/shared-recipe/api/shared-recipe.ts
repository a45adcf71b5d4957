import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const sharedRecipeQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-recipe', token],
    queryFn: ({ signal }) => call('GET /recipes/shared/{token}', { params: { token }, signal }),
    select: ({ recipe }) => recipe,
    // Its owner may have taken it back since.
    staleTime: 0,
  });
