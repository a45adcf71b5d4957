import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Keyed as everywhere on the site. Asked past the browser's own copy, so that a transfer is seen as soon as it is recorded. */
export const donationsQuery = queryOptions({
  queryKey: ['donations'],
  queryFn: ({ signal }) => call('GET /payment/donations', { signal, cache: 'no-cache' }),
});
