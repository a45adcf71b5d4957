import type { BlogSummary } from '@sufra/contracts';
import { call } from '@sufra/web-kit';
import { queryOptions } from '@tanstack/react-query';
import { blogsQuery } from '../blog/api/blogs.ts';
import { relatedBlogs } from './related-blogs.ts';

const limit = '12';
const maxTags = 3;

/** Among the newest posts of its tags, and the newest of all, in its language. */
export const relatedQuery = (to: BlogSummary) =>
  queryOptions({
    queryKey: [...blogsQuery.queryKey, 'related', to._id, to.tags],
    queryFn: async ({ signal }) => {
      const tags = [...to.tags.slice(0, maxTags), ''];
      const pages = await Promise.all(
        tags.map(tag => call('GET /blogs', { query: { tag, language: to.language, limit }, signal })),
      );
      const blogs = new Map(pages.flatMap(page => page.blogs.map(blog => [blog._id, blog])));
      return relatedBlogs([...blogs.values()], to);
    },
  });
