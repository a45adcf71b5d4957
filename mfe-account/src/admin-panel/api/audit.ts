import type { QueryOf } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { asAdmin } from './as-admin.ts';

const newest: QueryOf<'GET /auth/audit'> = {};

export const auditQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam: query, signal }) => asAdmin(() => call('GET /auth/audit', { query, signal })),
  initialPageParam: newest,
  getNextPageParam: ({ next }) => (next === null ? null : { before: next }),
  select: ({ pages }) => pages.flatMap(page => page.entries),
});
