import type { PublishedSummary } from '@sufra/contracts';
import { call, paged } from '@sufra/web-kit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What is looked for; empty for every recipe. */
export interface PublishedFilter {
  q: string;
  meal: PublishedSummary['meal'] | '';
  cuisine: NonNullable<PublishedSummary['cuisine']> | '';
}

const limit = '24';

/** The published recipes of what is looked for, the newest first, page by page. */
export const publishedBy = ({ q, meal, cuisine }: PublishedFilter) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: q || meal || cuisine ? ['published', { q, meal, cuisine }] : ['published'],
    queryFn: ({ pageParam: after, signal }) =>
      call('GET /recipes/published', {
        query: { ...(q && { q }), ...(meal && { meal }), ...(cuisine && { cuisine }), limit, after },
        signal,
      }),
    select: ({ pages }) => pages.flatMap(({ recipes }) => recipes),
  });

export const publishedQuery = (slug: string) =>
  queryOptions({
    queryKey: ['published-recipe', slug],
    queryFn: ({ signal }) => call('GET /recipes/published/{slug}', { params: { slug }, signal }),
    select: ({ recipe }) => recipe,
  });
