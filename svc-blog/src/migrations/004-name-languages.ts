import { completeDocuments } from '@sufra/service-kit';
import type { PostDocument } from '../models/post-model.ts';
import type { BlogStore } from '../posts/blog-store.ts';

/** Posts of the time before languages are in English, and each is a translation of none. */
export const nameLanguages = ({ posts }: Pick<BlogStore, 'posts'>, stopping?: AbortSignal): Promise<void> =>
  completeDocuments<PostDocument>({
    model: posts,
    lacking: { translationGroup: { $exists: false }, deletedAt: null },
    madeOf: [],
    lacks: ({ _id }) => ({ language: 'en', translationGroup: String(_id) }),
    ...(stopping ? { stopping } : {}),
  });
