import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

const lookAgainMs = 15_000;

export const sharedListQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-shopping', token],
    queryFn: async ({ signal }) =>
      (await call('GET /shopping-list/shared/{token}', { params: { token }, signal })).list,
    // What its owner ticks off, or takes back, is seen.
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
