import { z } from 'zod';
import type { ApiTable } from './api-table.ts';
import { Id, Instant } from './fields.ts';

export const BlogSummary = z.object({
  _id: Id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  coverImage: z.string().nullable().describe('path on this server'),
  coverAlt: z.string(),
  tags: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  author: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type BlogSummary = z.infer<typeof BlogSummary>;

export const blogApi = {
  'GET /blogs': {
    slice: 'svc-blog',
    summary: 'Every post, newest first, without its content',
    access: 'public',
    status: 200,
    answer: z.object({ blogs: z.array(BlogSummary) }),
    problems: [],
  },
} as const satisfies ApiTable;
