import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Keyed as everywhere on the site. */
export const donationsQuery = queryOptions({
  queryKey: ['donations'],
  queryFn: ({ signal }) => call('GET /payment/donations', { signal }),
});
