import { call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRecipe } from './note-recipe.ts';

/** The heart is filled at once, and empties again when the answer is no. */
export function useFavorite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['favorite', id],
    // One after the other: the last press is what stays.
    scope: { id: `favorite-${id}` },
    mutationFn: (favorite: boolean) => call('PATCH /recipes/{id}', { params: { id }, body: { favorite } }),
    onMutate: favorite => noteRecipe(client, id, { favorite }),
    onError: async (error, favorite) => {
      await noteRecipe(client, id, { favorite: !favorite });
      toast({ tone: 'danger', message: error.message });
    },
  });
}
