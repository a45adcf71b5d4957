import { type BlogSummary, brand } from '@sufra/contracts';
import type { PostDocument } from '../models/post-model.ts';
import { languageOf } from '../translations/said-in.ts';

export type ListedPost = Omit<PostDocument, 'content' | 'searchText' | 'searchParts' | 'outbox'>;

/** A post as the list shows it. Each field is named: what the contract does not know stays here. */
export const describeSummary = (post: ListedPost): BlogSummary => ({
  _id: String(post._id),
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  coverImage: post.coverPicture?.src ?? null,
  coverPicture: post.coverPicture,
  coverAlt: post.coverAlt,
  tags: post.tags,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
  author: post.author || brand.name,
  language: languageOf(post),
  readingMinutes: post.readingMinutes,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});
