import { completeDocuments, foldedAnew, foldedBefore } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from '../posts/blog-store.ts';
import { searchFields } from '../posts/written-fields.ts';

// With their contents.
const postsAtOnce = 100;

/** Posts that were saved before ı was i and ة was ه are found by either. */
export const foldSearches = ({ posts }: Pick<BlogStore, 'posts'>, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<PostDocument>({
    model: posts,
    lacking: { ...foldedBefore, deletedAt: null },
    madeOf: ['title', 'content', 'tags', 'metaTitle', 'metaDescription', 'searchText', 'searchParts'],
    lacks: post => ({ ...foldedAnew(post, searchFields(post)) }),
    atOnce: postsAtOnce,
    ...(stopping ? { stopping } : {}),
  });
