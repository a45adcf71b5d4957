import type { BodyOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedRecipesQuery } from '../../recipe/api/saved-recipes.ts';

/** Among the saved recipes, whose lists are read anew. */
export function useSaveImported() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<'POST /recipes/imported'>) =>
      (await call('POST /recipes/imported', { body })).recipe,
    onSuccess: async () => {
      const { queryKey } = savedRecipesQuery;
      // A first reading that was under way may not know it, and is not begun anew by itself.
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    },
  });
}
