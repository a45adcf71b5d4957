import type { SitePages } from '@sufra/contracts';
import type { PostDocument, PostModel } from '../models/post-model.ts';

/** A sitemap holds no more. */
const most = 49_000;

export async function listPages(posts: PostModel): Promise<SitePages> {
  const found = await posts
    .find({ deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .limit(most)
    .select({ slug: 1, updatedAt: 1 })
    .lean<PostDocument[]>();
  const pages = found.map(({ slug, updatedAt }) => ({
    path: `/blog/${slug}`,
    changedAt: updatedAt.toISOString(),
  }));
  // The list itself is as new as what was changed last.
  const changedAt = pages
    .map(page => page.changedAt)
    .toSorted()
    .at(-1);
  return { pages: changedAt ? [{ path: '/blog', changedAt }, ...pages] : [] };
}
