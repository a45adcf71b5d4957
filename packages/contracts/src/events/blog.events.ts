import { z } from 'zod';
import { Id, Instant } from '../api/fields.ts';
import { ownWords } from '../api/own-words.ts';
import { ownedBy } from './owned-by.ts';

export const blogEvents = ownedBy('svc-blog', {
  /** Open to every service; none has to read it. */
  'blog.published': {
    version: 1,
    readers: [],
    data: z.object({ blogId: Id, slug: z.string(), title: ownWords(), publishedAt: Instant }),
  },
});
