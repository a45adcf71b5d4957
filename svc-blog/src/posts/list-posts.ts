import type { BlogSummary } from '@sufra/contracts';
import { describeSummary } from './describe-summary.ts';
import type { PostDocument, PostModel } from './post-model.ts';

/** There are no pages, so this bounds an answer; it is far above any blog. */
const mostListed = 10_000;

export async function listPosts({ posts }: { posts: PostModel }): Promise<BlogSummary[]> {
  const found = await posts
    .find({})
    .select('-content')
    .sort({ createdAt: -1, _id: -1 })
    .limit(mostListed)
    .lean<Omit<PostDocument, 'content'>[]>();
  return found.map(describeSummary);
}
