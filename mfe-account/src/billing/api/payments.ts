import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call('GET /payment/payments', { signal }),
  select: ({ payments }) => payments,
  staleTime: 0,
});
