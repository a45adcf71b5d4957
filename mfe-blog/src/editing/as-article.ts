import type { Blog } from '@sufra/contracts';
import type { ArticleHead } from '../article/blog-article.tsx';
import type { Covered } from '../blog/cover.tsx';
import type { BlogTexts } from './blog-texts.ts';

// As svc-blog counts it.
const wordsPerMinute = 220;

const wordsIn = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

interface Written {
  texts: BlogTexts;
  cover: Omit<Covered, 'coverAlt'>;
  blog: Blog | undefined;
  writer: string;
}

/** What is written, as it would be published now. */
export function asArticle({ texts, cover, blog, writer }: Written): ArticleHead {
  const now = new Date().toISOString();
  return {
    ...cover,
    coverAlt: texts.coverAlt,
    title: texts.title.trim() || 'Without a title',
    tags: texts.tags,
    author: blog?.author ?? writer,
    readingMinutes: Math.max(1, Math.round(wordsIn(texts.content) / wordsPerMinute)),
    createdAt: blog?.createdAt ?? now,
    updatedAt: now,
  };
}
