import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Others of the household change it, too. */
export const eatersQuery = queryOptions({
  queryKey: ['eaters'],
  queryFn: ({ signal }) => call('GET /recipes/eaters', { signal }),
  staleTime: 0,
});
