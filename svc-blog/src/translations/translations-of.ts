import { type BlogTranslation, siteLanguages } from '@sufra/contracts';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { languageOf } from './said-in.ts';

type Translated = Pick<PostDocument, '_id' | 'translationGroup'>;

/** The same post in other languages, in the order in which the site lists them. */
export async function translationsOf(
  posts: PostModel,
  { _id, translationGroup }: Translated,
): Promise<BlogTranslation[]> {
  const others = await posts
    .find({ translationGroup, _id: { $ne: _id }, deletedAt: null })
    .select({ language: 1, slug: 1, title: 1 })
    .lean<PostDocument[]>();
  return siteLanguages.flatMap(each =>
    others
      .filter(other => languageOf(other) === each)
      .map(({ slug, title }) => ({ language: each, slug, title })),
  );
}
