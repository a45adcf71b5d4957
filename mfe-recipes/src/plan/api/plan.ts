import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const planQuery = queryOptions({
  // It holds the planned recipes, so its key begins as that of other lists.
  queryKey: ['recipes', 'planned'],
  queryFn: ({ signal }) => call('GET /recipes/plan', { signal }),
  // It may have been changed in another tab or on the phone.
  staleTime: 0,
});
