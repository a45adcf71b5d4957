import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => call('GET /recipes/plan', { signal }),
  select: ({ plan }) => plan,
  // It may have been changed in another tab or on the phone.
  staleTime: 0,
});
