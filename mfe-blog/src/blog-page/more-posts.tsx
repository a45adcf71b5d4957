import type { BlogSummary } from '@sufra/contracts';
import { Card, CardGrid, formatDate, LinkButton, useElementId } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { blogPath } from '../blog/blog-path.ts';
import { Cover } from '../blog/cover.tsx';
import { inLanguage } from '../blog/in-language.ts';
import { t } from '../texts/text.ts';
import styles from './blog-page.module.css';
import { relatedQuery } from './related-query.ts';

/** What to read next. The way to the list stands even where the list does not come. */
export function MorePosts({ after }: { after: BlogSummary }) {
  const { data: related = [] } = useQuery(relatedQuery(after));
  const titleId = useElementId();

  return (
    <section className={styles.more} aria-labelledby={titleId}>
      <div className={styles.moreHead}>
        <h2 className={styles.moreTitle} id={titleId}>
          {t('page.keepReading')}
        </h2>
        <LinkButton to="/blog" tone="quiet">
          {t('page.more')}
        </LinkButton>
      </div>
      {related.length > 0 && (
        <CardGrid>
          {related.map(blog => (
            <li key={blog._id}>
              <Teaser blog={blog} />
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}

const Teaser = ({ blog }: { blog: BlogSummary }) => (
  <Card padding="none" lifts className={styles.teaser}>
    <Cover blog={blog} sizes="(min-width: 48rem) 23rem, 92vw" />
    <div className={styles.words}>
      <time suppressHydrationWarning className={styles.date} dateTime={blog.createdAt}>
        {formatDate(blog.createdAt)}
      </time>
      <h3 className={styles.teaserTitle} {...inLanguage(blog.language)}>
        <Link className={styles.teaserLink} to={blogPath(blog)}>
          {blog.title}
        </Link>
      </h3>
    </div>
  </Card>
);
