import type { ShoppingList } from '@sufra/contracts';
import { call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shoppingQuery } from './shopping-list.ts';

/** Gives the list its public address, to read or to tick off as well, and takes it away. */
export function useListSharing() {
  const client = useQueryClient();
  const { queryKey } = shoppingQuery;
  const note = async ({ share }: Pick<ShoppingList, 'share'>) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (known: ShoppingList | undefined) => known && { ...known, share });
  };
  const onError = (error: Error) => toast({ tone: 'danger', message: error.message });
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  const share = useMutation({
    mutationFn: (mayTick: boolean) =>
      call('PUT /shopping-list/share', { body: { mayTick }, headers: headers() }),
    onSuccess: note,
    onError,
  });
  const stop = useMutation({
    mutationFn: () => call('DELETE /shopping-list/share', { headers: headers() }),
    onSuccess: note,
    onError,
  });
  return { share, stop };
}
