import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

const lookAgainMs = 20_000;

export const shoppingQuery = queryOptions({
  queryKey: ['shopping'],
  queryFn: async ({ signal }) => (await call('GET /shopping-list', { signal })).list,
  // The other one in the shop ticks off too.
  staleTime: 0,
  refetchInterval: lookAgainMs,
});
