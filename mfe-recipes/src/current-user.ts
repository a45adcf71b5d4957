import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** Also tells the session what has become of its user. */
export const currentUserQuery = queryOptions({
  queryKey: ['current-user'],
  queryFn: ({ signal }) => call('GET /auth/me', { signal }),
});
