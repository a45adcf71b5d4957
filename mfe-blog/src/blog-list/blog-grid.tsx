import type { BlogSummary } from '@sufra/contracts';
import { type CSSProperties, useMemo, useRef } from 'react';
import { BlogCard } from './blog-card.tsx';
import styles from './blog-list.module.css';
import { gridRows } from './grid-rows.ts';
import { useColumns } from './use-columns.ts';
import { useFocusedRow } from './use-focused-row.ts';
import { useRowsInView } from './use-rows-in-view.ts';

interface BlogGridProps {
  /** As far as they are there. */
  blogs: BlogSummary[];
  /** How many there are in all; undefined until it is known. */
  total: number | undefined;
  onEdit: ((blog: BlogSummary) => void) | undefined;
}

// A list by role: between it and its items stand the rows, which `ul` would not allow.
const asList = { role: 'list', 'aria-label': 'Posts' };

// As ARIA has it.
const unknownTotal = -1;

/** Only the rows near the window's view are drawn, of however many there are; the page itself scrolls. */
export function BlogGrid({ blogs, total = unknownTotal, onEdit }: BlogGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const focused = useFocusedRow();
  const columns = useColumns(grid);
  const rows = useMemo(() => gridRows(blogs, columns), [blogs, columns]);
  const { virtualizer, top } = useRowsInView({ rows, columns, focusedRow: focused.row, grid });

  return (
    <div
      {...asList}
      {...focused.watch}
      ref={grid}
      className={styles.grid}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        if (!row) return null;
        const place: CSSProperties & Record<'--columns', number> = {
          '--columns': row.isLead ? 1 : columns,
          transform: `translateY(${start - top}px)`,
        };
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.row}
            style={place}
          >
            {row.blogs.map((blog, at) => (
              <BlogCard
                key={blog._id}
                blog={blog}
                place={row.first + at}
                total={total}
                isLead={row.isLead}
                onEdit={onEdit}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}
