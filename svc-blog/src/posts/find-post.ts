import { type Blog, messages } from '@sufra/contracts';
import { Problem } from '@sufra/service-kit';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { translationsOf } from '../translations/translations-of.ts';
import { describePost } from './describe-post.ts';

export async function findLive(
  posts: PostModel,
  which: { _id: string } | { slug: string },
): Promise<PostDocument> {
  const post = await posts.findOne({ ...which, deletedAt: null }).lean<PostDocument>();
  if (!post) throw new Problem('not_found', { message: messages.blogNotFound });
  return post;
}

/** Addresses match without regard to case. */
export async function findPost(posts: PostModel, slug: string): Promise<Blog> {
  const post = await findLive(posts, { slug: slug.toLowerCase() });
  return describePost(post, await translationsOf(posts, post));
}
