import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Always asked anew: it changes by what happens at the payment provider, which no page here sees. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call('GET /payment/subscription', { signal, timeout: 30_000 }),
  staleTime: 0,
});
