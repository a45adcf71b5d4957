import type { Blog } from '@sufra/contracts';
import { TagList } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { BlogDates } from '../blog/blog-dates.tsx';
import { tagPath } from '../blog/blog-path.ts';
import { Cover } from '../blog/cover.tsx';
import { inLanguage } from '../blog/in-language.ts';
import { ReadingTime } from '../blog/reading-time.tsx';
import { Translations } from '../blog/translations.tsx';
import { tRich } from '../texts/text.ts';
import styles from './blog-article.module.css';

export type ArticleHead = Omit<
  Blog,
  '_id' | 'slug' | 'excerpt' | 'content' | 'metaTitle' | 'metaDescription' | 'version'
>;

export interface BlogArticleProps {
  blog: ArticleHead;
  /** What a reader can do with it: share, and for some edit. */
  actions?: ReactNode;
  /** Its content. */
  children: ReactNode;
}

/** A post as readers see it; the editor's preview is drawn by it too. */
export const BlogArticle = ({ blog, actions, children }: BlogArticleProps) => (
  <article className={styles.article}>
    <header className={styles.head}>
      <TagList tags={blog.tags} pathOf={tagPath} />
      <h1 className={styles.title} {...inLanguage(blog.language)}>
        {blog.title}
      </h1>
      <div className={styles.line}>
        <p className={styles.about}>
          {blog.author && (
            <span className={styles.author}>{tRich('post.by', { author: <bdi>{blog.author}</bdi> })}</span>
          )}
          <BlogDates blog={blog} />
          <ReadingTime minutes={blog.readingMinutes} />
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <Translations translations={blog.translations} />
    </header>
    {(blog.coverPicture ?? blog.coverImage) && (
      <Cover blog={blog} eager className={styles.cover} sizes="(min-width: 60rem) 58rem, 100vw" />
    )}
    <div {...inLanguage(blog.language)}>{children}</div>
  </article>
);
