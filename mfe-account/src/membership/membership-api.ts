import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Keyed as everywhere on the site: who comes from the plan cards does not wait for them again. */
export const premiumPlanQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call('GET /payment/plans', { signal }),
  select: ({ plans }) => plans.find(({ mode }) => mode === 'subscription'),
});

/** Always asked anew: it changes by what happens at the payment provider, which no page here sees. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call('GET /payment/subscription', { signal, timeout: 30_000 }),
  staleTime: 0,
});
