import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions } from '@tanstack/react-query';

const limit = '12';

/** What others of the household show. Its key begins as those of all lists of recipes. */
export const tableQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['recipes', 'table'],
  queryFn: ({ pageParam: after, signal }) => call('GET /recipes/table', { query: { limit, after }, signal }),
  select: ({ pages }) => ({
    recipes: pages.flatMap(({ recipes }) => recipes),
    // A service of before does not say it.
    isShared: pages.some(({ isShared }) => isShared === true),
  }),
});
