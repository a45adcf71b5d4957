import { call, toast } from '@sufra/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { countFavorite, readCountsAnew } from './note-counts.ts';
import { noteRecipe } from './note-recipe.ts';
import { invalidateUnseenLists } from './recipe-lists.ts';

/** The heart is filled at once, and empties again when the answer is no. */
export function useFavorite(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['favorite', id],
    // One after the other: the last press is what stays.
    scope: { id: `favorite-${id}` },
    mutationFn: (favorite: boolean) => call('PATCH /recipes/{id}', { params: { id }, body: { favorite } }),
    onMutate: favorite => note(client, id, favorite),
    onError: async (error, favorite) => {
      await note(client, id, !favorite);
      toast({ tone: 'danger', message: error.message });
    },
    onSettled: async () => {
      // The favourites that are not in view have one more or less when they are next looked at.
      await Promise.all([invalidateUnseenLists(client), readCountsAnew(client)]);
    },
  });
}

const note = (client: QueryClient, id: string, favorite: boolean) =>
  Promise.all([noteRecipe(client, id, { favorite }), countFavorite(client, favorite ? 1 : -1)]);
