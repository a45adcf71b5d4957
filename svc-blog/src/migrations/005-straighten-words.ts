import { straightenDocuments } from '@sufra/service-kit';
import type { BlogStore } from '../posts/blog-store.ts';

const texts = ['title', 'content', 'excerpt', 'tags', 'tagKeys', 'metaTitle', 'metaDescription', 'coverAlt'];

// With their contents.
const postsAtOnce = 100;

export const straightenWords = ({ posts }: Pick<BlogStore, 'posts'>, stopping?: AbortSignal): Promise<void> =>
  straightenDocuments({
    model: posts,
    texts,
    atOnce: postsAtOnce,
    ...(stopping ? { stopping } : {}),
  });
