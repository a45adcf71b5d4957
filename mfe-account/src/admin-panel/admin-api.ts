import type { QueryOf } from '@sufra/contracts';
import { ApiError, call, session } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Asks what only admins may ask. A refusal may mean that the role has gone meanwhile: then the session learns of it first. */
export async function asAdmin<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) await session.refreshUser();
    throw error;
  }
}

const newest: QueryOf<'GET /auth/audit'> = {};

export const auditQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam: query, signal }) => asAdmin(() => call('GET /auth/audit', { query, signal })),
  initialPageParam: newest,
  getNextPageParam: ({ next }) => (next === null ? null : { before: next }),
  select: ({ pages }) => pages.flatMap(page => page.entries),
});

// Everybody at once: more than other answers hold.
const timeout = 60_000;

export const membersQuery = queryOptions({
  queryKey: ['admin', 'members'],
  queryFn: ({ signal }) => asAdmin(() => call('GET /auth/users', { signal, timeout })),
});
