import type { Blog } from '@sufra/contracts';
import type { PostDocument } from '../models/post-model.ts';
import { describeSummary } from './describe-summary.ts';

export const describePost = (post: PostDocument): Blog => ({
  ...describeSummary(post),
  content: post.content,
  version: post.v,
});
