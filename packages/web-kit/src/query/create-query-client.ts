import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

const retries = 2;

/** A refusal stays a refusal; only what may pass by itself is tried again. */
export function shouldRetry(failures: number, error: unknown) {
  if (failures >= retries) return false;
  if (!(error instanceof ApiError)) return error instanceof Error && error.name === 'NetworkError';
  return error.status >= 500;
}

/** Doubling and scattered; a service that says when to come back is believed, within reason. */
export function retryDelay(failures: number, error: unknown) {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
  const doubling = Math.min(10_000, 800 * 2 ** failures) * (0.75 + Math.random() / 2);
  return Math.max(Math.min(asked, 30_000), doubling);
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, staleTime: 30_000, gcTime: 5 * 60_000 },
      // A repeated order could be carried out twice.
      mutations: { retry: false },
    },
  });
