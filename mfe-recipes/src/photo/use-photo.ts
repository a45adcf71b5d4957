import type { Recipe } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publicationQuery } from '../publication/use-publication.ts';
import { noteRecipe } from '../recipe/api/note-recipe.ts';

interface Given {
  file?: File;
  alt: string;
}

/** A large file on a slow line, and its rendering. */
const patience = 60_000;

function send(id: string, given: Given | null) {
  if (!given) return call('DELETE /recipes/{id}/photo', { params: { id } });
  const body = new FormData();
  if (given.file) body.append('image', given.file);
  body.append('alt', given.alt);
  return call('PUT /recipes/{id}/photo', { params: { id }, body, timeout: patience });
}

/** The photo of one recipe, as the service has it wherever the recipe is shown. */
export function usePhoto({ _id: id }: Pick<Recipe, '_id'>, refuse: (words: string | undefined) => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    // One after the other: each answer holds all of it.
    scope: { id: `photo-${id}` },
    mutationFn: (given: Given | null) => send(id, given),
    onMutate: () => refuse(undefined),
    onSuccess: async ({ recipe: { photo } }) => {
      await noteRecipe(client, id, { photo });
      // A public recipe with another photo waits for a moderator.
      await client.invalidateQueries({ queryKey: publicationQuery(id).queryKey });
    },
    onError: error => refuse(error.message),
  });
  return {
    isPending,
    set: (given: Given, onSuccess: () => void) => mutate(given, { onSuccess }),
    remove: (onSuccess: () => void) => mutate(null, { onSuccess }),
  };
}
