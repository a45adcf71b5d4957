import type { OperatedService, QueryOf } from '@sufra/contracts';
import { ApiError, call, paged, session } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const auditKey = ['admin', 'audit'];

/** Asks what only admins may ask. A refusal may mean that the role has gone meanwhile: then the session learns of it first. */
export async function asAdmin<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) await session.refreshUser();
    throw error;
  }
}

export type AuditAsked = Omit<QueryOf<'GET /auth/audit'>, 'limit' | 'after'>;

/** The entries that the filters leave, page by page. */
export const auditBy = (asked: AuditAsked) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...auditKey, asked],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => call('GET /auth/audit', { query: { ...asked, after }, signal })),
    select: ({ pages }) => pages.flatMap(page => page.entries),
  });

/** It begins the keys of all that lists or counts members. */
export const membersKey = ['admin', 'members'];
export const memberListsKey = [...membersKey, 'lists'];
export const memberCountsKey = [...membersKey, 'counts'];

type Asked = Pick<QueryOf<'GET /auth/users'>, 'q' | 'sort'>;

/** The members of what is looked for, page by page. */
export const membersBy = (asked: Asked) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...memberListsKey, asked],
    queryFn: ({ pageParam: after, signal }) =>
      asAdmin(() => call('GET /auth/users', { query: { ...asked, after }, signal })),
    select: ({ pages }) => pages.flatMap(page => page.users),
  });

/** How many there are of them, and of all. */
export const memberCountsBy = (q: string) =>
  queryOptions({
    queryKey: [...memberCountsKey, q],
    queryFn: ({ signal }) => asAdmin(() => call('GET /auth/users/counts', { query: { q }, signal })),
  });

export const eventsKey = ['admin', 'events'];

/** The services whose events can be asked for. Which those are is known to the API alone, so that a new one is shown too. */
export const servicesWithEvents = queryOptions({
  queryKey: [...eventsKey, 'services'],
  queryFn: async ({ signal }) => {
    const { services } = await asAdmin(() => call('GET /operations/services', { signal }));
    return services as OperatedService[]; // a parsed edge: the contract has these calls for each of them
  },
});

/** What is parked, waits, and is not published at one of them. */
export const eventsOf = (service: OperatedService) =>
  queryOptions({
    queryKey: [...eventsKey, service],
    queryFn: ({ signal }) => asAdmin(() => call(`GET /operations/${service}/events`, { signal })),
  });
