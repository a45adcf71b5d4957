import type { SharedShoppingList } from '@sufra/contracts';
import { call, toast } from '@sufra/web-kit';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import { sharedListQuery } from './shared-list.ts';

interface SharedTick {
  line: string;
  isTicked: boolean;
  key: string;
}

const ticked = (list: SharedShoppingList, { line, isTicked }: Omit<SharedTick, 'key'>) => ({
  ...list,
  lines: list.lines.map(each => (each.id === line ? { ...each, isTicked } : each)),
});

/** The shared list with the ticks on it that are on their way. */
export function useSharedTicks(token: string, list: SharedShoppingList) {
  const client = useQueryClient();
  const { queryKey } = sharedListQuery(token);
  const mutationKey = ['tick-shared', token];
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as SharedTick, // those of the mutation below
  });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'shared-list' },
    mutationFn: ({ line, isTicked, key }: SharedTick) =>
      call('PUT /shopping-list/shared/{token}/lines/{line}/tick', {
        params: { token, line },
        body: { isTicked },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ line: { id: line, isTicked } }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, known => known && ticked(known, { line, isTicked }));
    },
    onError: async error => {
      toast({ tone: 'danger', message: t('shopping.notSaved', { reason: error.message }) });
      await client.invalidateQueries({ queryKey });
    },
  });
  return {
    shown: underWay.reduce(ticked, list),
    tick: (line: string, isTicked: boolean) => mutate({ line, isTicked, key: crypto.randomUUID() }),
  };
}
