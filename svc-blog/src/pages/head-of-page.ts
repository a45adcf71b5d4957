import {
  type BlogTranslation,
  brand,
  type PageHead,
  type ParsedQuery,
  type SiteLanguage,
} from '@sufra/contracts';
import { escapeHtml } from '@sufra/service-kit';
import { directionOf } from '@sufra/texts';
import type { PostDocument, PostModel } from '../models/post-model.ts';
import { textsIn } from '../texts/text.ts';
import { languageOf, saidIn } from '../translations/said-in.ts';
import { translationsOf } from '../translations/translations-of.ts';
import { coverHtml } from './cover-html.ts';
import { pictureOfPost } from './picture-of-post.ts';

/** As a browser's address bar may show it: in any case, with a slash at its end. */
const page = /^\/blog(?:\/([^/?#]{1,120}))?\/?$/i;
const maxListed = 200;

const titled = (title: string) => `${title} - ${brand.name}`;

const about = {
  isIndexed: true,
  type: 'website',
  image: null,
  publishedAt: null,
  changedAt: null,
  author: null,
  tags: [],
} as const satisfies Partial<PageHead>;

function nothingAt(language: SiteLanguage): PageHead {
  const t = textsIn(language);
  return {
    ...about,
    tags: [],
    status: 404,
    title: titled(t('missing.title')),
    description: t('missing.words'),
    path: null,
    isIndexed: false,
    html: null,
  };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    // No page has such an address.
    return undefined;
  }
}

/** What those who run no script see of a page of the blog. */
export async function headOfPage(
  posts: PostModel,
  { path, language = 'en' }: ParsedQuery<'GET /blogs/head'>,
): Promise<PageHead> {
  const [isOurs, part] = page.exec(path) ?? [];
  if (isOurs === undefined) return nothingAt(language);
  if (part === undefined) return headOfList(posts, language);
  const slug = decoded(part);
  const post = slug && (await posts.findOne({ slug, deletedAt: null }).lean<PostDocument>());
  return post ? headOfPost(post, await translationsOf(posts, post)) : nothingAt(language);
}

function headOfPost(post: PostDocument, translations: BlogTranslation[]): PageHead {
  const { coverPicture, coverAlt, createdAt, updatedAt } = post;
  const language = languageOf(post);
  const author = post.author || brand.name;
  const t = textsIn(language);
  const by = t('post.by', { author });
  const published = createdAt.toISOString();
  return {
    status: 200,
    title: titled(post.metaTitle || post.title),
    description: post.metaDescription || post.excerpt,
    path: `/blog/${post.slug}`,
    isIndexed: true,
    type: 'article',
    image: coverPicture ? { path: coverPicture.src, alt: coverAlt || post.title } : pictureOfPost(post),
    publishedAt: published,
    changedAt: updatedAt.toISOString(),
    author,
    tags: post.tags,
    language,
    translations: translations.map(other => ({ language: other.language, path: `/blog/${other.slug}` })),
    html: `<article lang="${language}" dir="${directionOf(language)}"><h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(by)}, <time datetime="${published}">${published.slice(0, 10)}</time></p>${coverHtml(post)}${post.content}</article>`,
  };
}

async function headOfList(posts: PostModel, language: SiteLanguage): Promise<PageHead> {
  const t = textsIn(language);
  const newest = await posts
    .find({ deletedAt: null, language: saidIn(language) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(maxListed)
    .select({ title: 1, slug: 1, metaDescription: 1, excerpt: 1 })
    .lean<PostDocument[]>();
  const lines = newest.map(
    ({ title, slug, metaDescription, excerpt }) =>
      `<li><a href="/blog/${escapeHtml(slug)}">${escapeHtml(title)}</a><p>${escapeHtml(metaDescription || excerpt)}</p></li>`,
  );
  return {
    ...about,
    tags: [],
    status: 200,
    title: titled(t('list.title')),
    description: t('list.words'),
    path: '/blog',
    html: lines.length > 0 ? `<h1>${escapeHtml(t('list.title'))}</h1><ul>${lines.join('')}</ul>` : null,
  };
}
