import type { ShoppingList } from '@sufra/contracts';
import { ApiError, NetworkError, toast } from '@sufra/web-kit';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import { layOn } from '../lay-on.ts';
import { shoppingQuery } from './shopping-list.ts';
import { type ShoppingWrite, sendWrite } from './shopping-write.ts';

const mutationKey = ['change-shopping-list'];
const maxTries = 3;

/** The same key makes a repetition safe, so what may pass by itself is tried again. */
const mayPass = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502);

/** Sends changes one after the other, and knows what the server made of each. */
export function useShoppingWrite() {
  const client = useQueryClient();
  const { queryKey } = shoppingQuery;
  return useMutation({
    mutationKey,
    mutationFn: sendWrite,
    scope: { id: 'shopping-list' },
    retry: (failures, error) => mayPass(error) && failures < maxTries,
    onSuccess: async becomes => {
      // An answer that is older than the change must not overwrite it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known: ShoppingList | undefined) => known && becomes(known));
    },
    onError: async (error, write) => {
      await client.invalidateQueries({ queryKey });
      // Who adds a recipe hears of it there.
      if (write.does === 'add recipe') return;
      toast({ tone: 'danger', message: t('shopping.notSaved', { reason: error.message }) });
    },
  });
}

/** The list as the server has it, with the changes on it that are on their way. One that fails is simply not there. */
export function useShoppingList() {
  const query = useQuery(shoppingQuery);
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ShoppingWrite, // those of the mutation above
  });
  const { mutate } = useShoppingWrite();
  const list = query.data && underWay.reduce(layOn, query.data);
  return { query, list, isSaving: underWay.length > 0, change: mutate };
}
