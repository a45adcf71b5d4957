import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What was changed, page by page, the newest first. */
export const changesQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['halal', 'changes'],
  queryFn: ({ pageParam: after, signal }) => call('GET /halal/changes', { query: { after }, signal }),
  select: ({ pages }) => pages.flatMap(page => page.changes),
});
