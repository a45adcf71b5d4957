import type { Recipe } from '@sufra/contracts';
import { call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteRecipe } from '../recipe/api/note-recipe.ts';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { collectionsQuery } from './collections-query.ts';

type Answer = Promise<{ recipe: Recipe }>;

/** What a member keeps about one recipe. It is shown as the service has it; what was refused is said. */
export function usePersonal({ _id: id }: Pick<Recipe, '_id'>) {
  const client = useQueryClient();
  return useMutation({
    // One after the other: each answer holds all of it.
    scope: { id: `personal-${id}` },
    mutationFn: (ask: (id: string) => Answer) => ask(id),
    onSuccess: ({ recipe: { personal } }) => noteRecipe(client, id, { personal }),
    onError: error => toast({ tone: 'danger', message: error.message }),
  });
}

export const rate =
  (rating: number | null) =>
  (id: string): Answer =>
    call('PATCH /recipes/{id}', { params: { id }, body: { rating } });

export const keepNote =
  (note: string) =>
  (id: string): Answer =>
    call('PATCH /recipes/{id}', { params: { id }, body: { note } });

export const cooked =
  (day: string) =>
  (id: string): Answer =>
    call('PUT /recipes/{id}/cooked/{day}', { params: { id, day } });

export const notCooked =
  (day: string) =>
  (id: string): Answer =>
    call('DELETE /recipes/{id}/cooked/{day}', { params: { id, day } });

const into = 'PUT /recipes/{id}/collections/{collection}';
const outOf = 'DELETE /recipes/{id}/collections/{collection}';

/** In which collections a recipe is, which may be begun for it. */
export function useCollect({ _id: id }: Pick<Recipe, '_id'>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `personal-${id}` },
    mutationFn: async ({ collection, name, isIn }: { collection?: string; name?: string; isIn: boolean }) => {
      const known =
        collection ??
        (await call('POST /recipes/collections', { body: { name: name ?? '' } })).collection._id;
      const params = { id, collection: known };
      return isIn ? call(into, { params }) : call(outOf, { params });
    },
    onSuccess: ({ recipe: { personal } }) => noteRecipe(client, id, { personal }),
    onError: error => toast({ tone: 'danger', message: error.message }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
        client.invalidateQueries({ queryKey: savedRecipesQuery.queryKey, refetchType: 'none' }),
      ]),
  });
}
