import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is looked for; empty for every post. */
export interface BlogFilter {
  q: string;
  tag: string;
}

const limit = '24';

// It begins the keys of all that lists posts, which become out of date together.
const queryKey = ['blogs'];

/** The posts of what is looked for, the newest first, page by page. */
export const blogsBy = (filter: BlogFilter) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: filter.q || filter.tag ? [...queryKey, filter] : queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /blogs', { query: { ...filter, limit, after }, signal }),
    select: ({ pages }) => pages.flatMap(({ blogs }) => blogs),
  });

export const blogsQuery = blogsBy({ q: '', tag: '' });

/** How many there are of them. */
export const blogCountsBy = (filter: BlogFilter) =>
  queryOptions({
    queryKey: [...queryKey, 'counts', filter],
    queryFn: ({ signal }) => call('GET /blogs/counts', { query: filter, signal }),
  });
