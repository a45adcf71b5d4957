import { completeDocuments } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from '../posts/blog-store.ts';

// With their contents.
const postsAtOnce = 20;

/** Posts of the time before covers, versions and search. */
export const preparePosts = (
  { posts, prepare }: Pick<BlogStore, 'posts' | 'prepare'>,
  stopping?: AbortSignal,
): Promise<void> =>
  completeDocuments<PostDocument>({
    model: posts,
    lacking: { searchText: { $exists: false }, deletedAt: null },
    madeOf: ['title', 'content', 'tags', 'metaTitle', 'metaDescription'],
    lacks: async ({ title, content, tags, metaTitle, metaDescription }) => {
      const written = { title, content, tags, metaTitle, metaDescription };
      const { fields } = await prepare({ written, pictures: [] });
      return {
        ...fields,
        ...{ coverPicture: null, coverAlt: '', pictures: [], authorId: null },
        ...{ v: 1, outbox: [], leaseUntil: new Date(0) },
      };
    },
    atOnce: postsAtOnce,
    ...(stopping ? { stopping } : {}),
  });
