import { call } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedRecipesQuery } from '../../recipe/api/saved-recipes.ts';
import { unsavedRecipesQuery } from '../../recipe/api/unsaved-recipes.ts';

/** A copy among the member's own recipes; the lists of them are read anew. */
export function useSaveCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) =>
      (await call('POST /recipes/shared/{token}/copy', { params: { token } })).recipe,
    // a first reading that was under way when the copy was made may not know it, and is not begun anew by itself
    onSuccess: () =>
      Promise.all(
        [savedRecipesQuery, unsavedRecipesQuery].map(async ({ queryKey }) => {
          await client.cancelQueries({ queryKey });
          await client.invalidateQueries({ queryKey });
        }),
      ),
  });
}
