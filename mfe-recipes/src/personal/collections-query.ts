import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';

/** The member's collections, by name. */
export const collectionsQuery = queryOptions({
  queryKey: ['recipe-collections'],
  queryFn: ({ signal }) => call('GET /recipes/collections', { signal }),
  select: ({ collections }) => collections,
});
