import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => call('GET /auth/sign-in-options', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
