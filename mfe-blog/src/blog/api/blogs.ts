import type { SiteLanguage } from '@sufra/contracts';
import { isLanguage } from '@sufra/texts';
import { call, paged, pageLanguage } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is looked for; empty for every post. */
export interface BlogFilter {
  q: string;
  tag: string;
}

const limit = '24';

// It begins the keys of all that lists posts, which become out of date together.
const queryKey = ['blogs'];

/** That of the page; a pseudo-language has no posts. */
export function readersLanguage(): SiteLanguage {
  const language = pageLanguage();
  return isLanguage(language) ? language : 'en';
}

/** The posts of what is looked for in the reader's language, the newest first, page by page. */
export const blogsBy = (filter: BlogFilter) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: filter.q || filter.tag ? [...queryKey, filter] : queryKey,
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /blogs', { query: { ...filter, language: readersLanguage(), limit, after }, signal }),
    select: ({ pages }) => pages.flatMap(({ blogs }) => blogs),
  });

/** The same in all other languages. */
export const blogsElsewhereBy = (filter: BlogFilter) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...queryKey, 'elsewhere', filter],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /blogs', { query: { ...filter, notLanguage: readersLanguage(), limit, after }, signal }),
    select: ({ pages }) => pages.flatMap(({ blogs }) => blogs),
  });

export const blogsQuery = blogsBy({ q: '', tag: '' });

/** How many there are of them, and in other languages. */
export const blogCountsBy = (filter: BlogFilter) =>
  queryOptions({
    queryKey: [...queryKey, 'counts', filter],
    queryFn: ({ signal }) =>
      call('GET /blogs/counts', { query: { ...filter, language: readersLanguage() }, signal }),
  });
