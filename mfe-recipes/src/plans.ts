import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('GET /payment/plans', { signal }),
  select: ({ plans }) => plans,
});
