import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Keyed as everywhere on the site, so that a new name is seen on every page. A mailed link may have changed it meanwhile. */
export const accountQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => call('GET /auth/me', { signal }),
  staleTime: 0,
});
