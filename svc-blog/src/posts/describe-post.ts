import type { Blog, BlogTranslation } from '@sufra/contracts';
import type { PostDocument } from '../models/post-model.ts';
import { describeSummary } from './describe-summary.ts';

export const describePost = (post: PostDocument, translations: BlogTranslation[]): Blog => ({
  ...describeSummary(post),
  content: post.content,
  translations,
  version: post.v,
});
