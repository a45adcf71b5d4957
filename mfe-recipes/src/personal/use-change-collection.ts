import { call, say, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savedRecipesQuery } from '../recipe/api/saved-recipes.ts';
import { collectionsQuery } from './collections-query.ts';

const path = 'PATCH /recipes/collections/{collection}';

export function useRenameCollection(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => call(path, { params: { collection }, body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: collectionsQuery.queryKey }),
  });
}

export function useDeleteCollection(collection: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /recipes/collections/{collection}', { params: { collection } }),
    onSuccess: ({ message }) => {
      toast(say(message));
      void client.invalidateQueries({ queryKey: savedRecipesQuery.queryKey });
      return client.invalidateQueries({ queryKey: collectionsQuery.queryKey });
    },
  });
}
