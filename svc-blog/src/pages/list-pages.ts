import type { SitePages } from '@sufra/contracts';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { languageOf } from '../translations/said-in.ts';

const groupOf = ({ translationGroup, slug }: PostDocument) => translationGroup ?? slug;
const pathOf = (slug: string) => `/blog/${slug}`;

/** A sitemap holds no more. */
const most = 49_000;

export async function listPages(posts: PostModel): Promise<SitePages> {
  const found = await posts
    .find({ deletedAt: null })
    .sort({ createdAt: -1, _id: -1 })
    .limit(most)
    .select({ slug: 1, updatedAt: 1, language: 1, translationGroup: 1 })
    .lean<PostDocument[]>();
  const translated = Map.groupBy(found, groupOf);
  const pages = found.map(post => ({
    path: pathOf(post.slug),
    changedAt: post.updatedAt.toISOString(),
    language: languageOf(post),
    translations: (translated.get(groupOf(post)) ?? [])
      .filter(other => other.slug !== post.slug)
      .map(other => ({ language: languageOf(other), path: pathOf(other.slug) })),
  }));
  // The list itself is as new as what was changed last.
  const changedAt = pages
    .map(page => page.changedAt)
    .toSorted()
    .at(-1);
  return { pages: changedAt ? [{ path: '/blog', changedAt }, ...pages] : [] };
}
