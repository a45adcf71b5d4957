import type { BlogSummary } from '@sufra/contracts';
import { Card, TagList } from '@sufra/web-kit';
import { useId } from 'react';
import styles from './blog-card.module.css';
import { BlogDates } from './blog-dates.tsx';
import { Cover } from './cover.tsx';
import { ReadMore } from './read-more.tsx';

export function BlogCard({ blog }: { blog: BlogSummary }) {
  const titleId = useId();
  return (
    <li className={styles.item}>
      <Card as="article" padding="none" className={styles.card} aria-labelledby={titleId}>
        <Cover blog={blog} />
        <div className={styles.body}>
          <BlogDates blog={blog} />
          <h2 className={styles.title} id={titleId}>
            {blog.title}
          </h2>
          <ReadMore blog={blog} />
          <TagList tags={blog.tags} className={styles.tags} />
        </div>
      </Card>
    </li>
  );
}
