import { QueryClient } from '@tanstack/react-query';
import { backOff } from '../back-off.ts';
import { ApiError, NetworkError } from '../http/api-error.ts';

const retries = 2;

/** A refusal stays a refusal; only what may pass by itself is tried again. */
export function shouldRetry(failures: number, error: unknown) {
  if (failures >= retries) return false;
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** A service that says when to come back is believed, within reason. */
export function retryDelay(failures: number, error: unknown) {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  return backOff(failures + 1, { first: 800, longest: 10_000, atLeast: Math.min(asked, 30_000) });
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...{ retry: shouldRetry, retryDelay, staleTime: 30_000, gcTime: 5 * 60_000 },
        // Without a connection the service worker may have an answer; where it has none, the next try waits for the net.
        networkMode: 'offlineFirst',
      },
      // A repeated order could be carried out twice. Without a connection it fails and says so: waiting for one, the page
      // would show as done what no service has heard of.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
