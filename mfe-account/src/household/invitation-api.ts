import { ApiError, call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['household-invitation', token],
    queryFn: ({ signal }) => call('POST /household/invitation', { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: (times, error) => !(error instanceof ApiError) && times < 2,
  });
