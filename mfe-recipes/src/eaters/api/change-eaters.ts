import type { EaterBody, EatersAnswer } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { eatersQuery } from './eaters.ts';

async function takeIn(client: QueryClient, answer: EatersAnswer) {
  await client.cancelQueries({ queryKey: eatersQuery.queryKey });
  client.setQueryData(eatersQuery.queryKey, answer);
  // Planned meals say who eats them.
  void client.invalidateQueries({ queryKey: ['recipes', 'planned'] });
}

function useChange<V>(mutationFn: (values: V) => Promise<EatersAnswer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: answer => takeIn(client, answer),
    // Then they are others than the page shows.
    onError: () => client.invalidateQueries(eatersQuery),
  });
}

/** A new one has no id yet. */
export const useSaveEater = (id: string | undefined) =>
  useChange((body: EaterBody) =>
    id === undefined
      ? call('POST /recipes/eaters', { body })
      : call('PUT /recipes/eaters/{id}', { params: { id }, body }),
  );

export const useRemoveEater = () =>
  useChange((id: string) => call('DELETE /recipes/eaters/{id}', { params: { id } }));

export const useShowProfile = () =>
  useChange((isShown: boolean) => call('PUT /recipes/profile/shown', { body: { isShown } }));
