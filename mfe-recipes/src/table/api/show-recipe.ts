import { call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRecipe } from '../../recipe/api/note-recipe.ts';
import { invalidateLists } from '../../recipe/api/recipe-lists.ts';

/** Shows a recipe to the household, or no longer. */
export function useShowRecipe(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isAtTable: boolean) =>
      call(isAtTable ? 'PUT /recipes/{id}/table' : 'DELETE /recipes/{id}/table', { params: { id } }),
    onSuccess: ({ recipe: { isAtTable = false } }) => noteRecipe(client, id, { isAtTable }),
    onError: error => toast({ tone: 'danger', message: error.message }),
  });
}

export function useCopyShown(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call('POST /recipes/{id}/table/copy', { params: { id } })).recipe,
    onSuccess: () => invalidateLists(client),
  });
}
