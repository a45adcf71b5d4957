import { call, session } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/**
 * A query although it changes something: the token is good for one use, and a query is asked once however often the
 * page is drawn. Nothing asks it again but the reader.
 */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const answer = await call('POST /auth/verify-email', { body: { token } });
      // A member who has confirmed a new address is known by it from now on.
      void session.refreshUser();
      return answer;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
