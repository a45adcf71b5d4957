import type { BlogSummary } from '@sufra/contracts';
import type { PostDocument } from './post-model.ts';

/** A post as the list shows it. Each field is named: what the contract does not know stays here. */
export const describeSummary = (post: Omit<PostDocument, 'content'>): BlogSummary => ({
  _id: String(post._id),
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  coverImage: post.coverImage,
  coverAlt: post.coverAlt,
  tags: post.tags,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  author: post.author,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});
