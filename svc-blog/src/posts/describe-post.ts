import type { Blog } from '@sufra/contracts';
import { describeSummary } from './describe-summary.ts';
import type { PostDocument } from './post-model.ts';

export const describePost = (post: PostDocument): Blog => ({
  ...describeSummary(post),
  content: post.content,
  version: post.v,
});
