import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { ownedBy } from './owned-by.ts';

export const blogEvents = ownedBy('svc-blog', {
  /** Open to whoever comes to read it; nobody has to. */
  'blog.published': {
    version: 1,
    readers: [],
    data: z.object({ blogId: Id, slug: z.string(), title: z.string(), publishedAt: Instant }),
  },
});
