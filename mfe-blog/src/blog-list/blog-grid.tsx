import type { BlogSummary } from '@sufra/contracts';
import { CardGrid } from '@sufra/web-kit';
import { memo } from 'react';
import { t } from '../texts/text.ts';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-list.module.css';

interface BlogGridProps {
  /** As far as they are there. */
  blogs: BlogSummary[];
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

// As ARIA has it.
const unknownTotal = -1;

/** The newest leads where there is room, as on the front page of a paper. Kept as it is while words are typed above it. */
export const BlogGrid = memo(({ blogs, total = unknownTotal, onEdit }: BlogGridProps) => (
  <CardGrid aria-label={t('list.posts')} className={styles.grid}>
    {blogs.map((blog, place) => (
      <BlogCard
        key={blog._id}
        blog={blog}
        place={place}
        total={total}
        isLead={place === 0 && blogs.length > 1}
        onEdit={onEdit}
      />
    ))}
  </CardGrid>
));
