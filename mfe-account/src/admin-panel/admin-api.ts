import { ApiError, call, paged, session } from '@sufra/web-kit';
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

export const auditQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam: after, signal }) =>
    asAdmin(() => call('GET /auth/audit', { query: { after }, signal })),
  select: ({ pages }) => pages.flatMap(page => page.entries),
});

// Everybody at once: more than other answers hold.
const timeout = 60_000;

export const membersQuery = queryOptions({
  queryKey: ['admin', 'members'],
  queryFn: ({ signal }) => asAdmin(() => call('GET /auth/users', { signal, timeout })),
});
