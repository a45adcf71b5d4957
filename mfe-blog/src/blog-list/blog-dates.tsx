import type { BlogSummary } from '@sufra/contracts';
import { formatDate, isSameDay } from '@sufra/web-kit';
import styles from './blog-card.module.css';

export const BlogDates = ({ blog: { createdAt, updatedAt } }: { blog: BlogSummary }) => (
  <p className={styles.dates}>
    <time dateTime={createdAt}>{formatDate(createdAt)}</time>
    {!isSameDay(createdAt, updatedAt) && (
      <span>
        Updated <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
      </span>
    )}
  </p>
);
