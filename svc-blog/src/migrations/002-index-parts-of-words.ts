import { completeDocuments } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from '../posts/blog-store.ts';
import { searchFields } from '../posts/written-fields.ts';

// With their contents.
const postsAtOnce = 100;

/** Posts of the time before the parts of words were in an index. One that is saved meanwhile has them by that. */
export const indexPartsOfWords = (
  { posts }: Pick<BlogStore, 'posts'>,
  stopping?: AbortSignal,
): Promise<void> =>
  completeDocuments<PostDocument>({
    model: posts,
    lacking: { searchParts: null, deletedAt: null },
    madeOf: ['title', 'content', 'tags', 'metaTitle', 'metaDescription'],
    lacks: post => ({ ...searchFields(post) }),
    atOnce: postsAtOnce,
    ...(stopping ? { stopping } : {}),
  });
