import { type Blog, readingMinutes } from '@sufra/contracts';
import type { ArticleHead } from '../article/blog-article.tsx';
import type { Covered } from '../blog/cover.tsx';
import { t } from '../texts/text.ts';
import type { BlogTexts } from './blog-texts.ts';

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
    title: texts.title.trim() || t('editor.untitled'),
    tags: texts.tags,
    language: texts.language,
    translations: blog?.translations ?? [],
    author: blog?.author ?? writer,
    readingMinutes: readingMinutes(texts.content),
    createdAt: blog?.createdAt ?? now,
    updatedAt: now,
  };
}
