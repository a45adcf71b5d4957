import { brand, type PageHead } from '@sufra/contracts';
import { escapeHtml } from '@sufra/service-kit';
import type { PostDocument, PostModel } from '../models/post-model.ts';
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

const notFound: PageHead = {
  ...about,
  tags: [],
  status: 404,
  title: titled('Blog Not Found'),
  description: 'There is no post at this address.',
  path: null,
  isIndexed: false,
  html: null,
};

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    // No page has such an address.
    return undefined;
  }
}

/** What those who run no script see of a page of the blog. */
export async function headOfPage(posts: PostModel, path: string): Promise<PageHead> {
  const [isOurs, part] = page.exec(path) ?? [];
  if (isOurs === undefined) return notFound;
  if (part === undefined) return headOfList(posts);
  const slug = decoded(part);
  const post = slug && (await posts.findOne({ slug, deletedAt: null }).lean<PostDocument>());
  return post ? headOfPost(post) : notFound;
}

function headOfPost(post: PostDocument): PageHead {
  const { coverPicture, coverAlt, createdAt, updatedAt } = post;
  const author = post.author || brand.name;
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
    html: `<article><h1>${escapeHtml(post.title)}</h1><p>By ${escapeHtml(author)}, <time datetime="${published}">${published.slice(0, 10)}</time></p>${coverHtml(post)}${post.content}</article>`,
  };
}

async function headOfList(posts: PostModel): Promise<PageHead> {
  const newest = await posts
    .find({ deletedAt: null })
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
    title: titled('Blog'),
    description: 'Notes from the kitchen: halal cooking, Sunnah foods, and eating together.',
    path: '/blog',
    html: lines.length > 0 ? `<h1>Blog</h1><ul>${lines.join('')}</ul>` : null,
  };
}
