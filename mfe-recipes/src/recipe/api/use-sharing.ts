import { ApiError, call, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRecipe } from './note-recipe.ts';
import { recipeQuery } from './recipe.ts';
import { invalidateLists } from './recipe-lists.ts';

/** Gives a recipe its public address, and takes it away. */
export function useSharing(id: string) {
  const client = useQueryClient();
  const onError = (error: Error) => {
    toast({ tone: 'danger', message: error.message });
    // What was found since is shown with its notice.
    if (!(error instanceof ApiError && error.code === 'recipe_not_halal')) return;
    void client.invalidateQueries({ queryKey: recipeQuery(id).queryKey });
    void invalidateLists(client);
  };

  const share = useMutation({
    mutationFn: () => call('POST /recipes/{id}/share', { params: { id } }),
    onSuccess: ({ token }) => noteRecipe(client, id, { shareToken: token }),
    onError,
  });
  const stop = useMutation({
    mutationFn: () => call('DELETE /recipes/{id}/share', { params: { id } }),
    onSuccess: async ({ message }) => {
      await noteRecipe(client, id, { shareToken: null });
      toast(say(message));
    },
    onError,
  });
  return { share, stop };
}
