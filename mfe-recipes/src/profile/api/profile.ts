import type { CookingProfile } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const profileQuery = queryOptions({
  queryKey: ['cooking-profile'],
  queryFn: ({ signal }) => call('GET /recipes/profile', { signal }),
});

/** Verdicts and marks of recipes go by it, so these are read anew. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CookingProfile) => call('PUT /recipes/profile', { body }),
    onSuccess: async answer => {
      await client.cancelQueries({ queryKey: profileQuery.queryKey });
      client.setQueryData(profileQuery.queryKey, answer);
      for (const queryKey of [['recipes'], ['recipe']]) void client.invalidateQueries({ queryKey });
    },
  });
}
