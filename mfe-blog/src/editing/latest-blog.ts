import { queryOptions } from '@tanstack/react-query';
import { blogQuery } from '../blog/api/blog.ts';

/** What is edited is asked for anew each time: an old text must not be written over a newer one. */
export const latestBlogQuery = (slug: string) =>
  queryOptions({
    ...blogQuery(slug),
    queryKey: ['blog', slug, 'latest'],
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
