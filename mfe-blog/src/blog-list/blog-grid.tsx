import type { BlogSummary } from '@sufra/contracts';
import { CardGrid } from '@sufra/web-kit';
import { memo } from 'react';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-list.module.css';

interface BlogGridProps {
  /** As far as they are there. */
  blogs: BlogSummary[];
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  /** The name of the list. */
  label: string;
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

// As ARIA has it.
const unknownTotal = -1;

/** The newest leads where there is room, as on the front page of a paper. Kept as it is while words are typed above it. */
export const BlogGrid = memo(({ blogs, total = unknownTotal, label, onEdit }: BlogGridProps) => (
  <CardGrid aria-label={label} className={styles.grid}>
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
