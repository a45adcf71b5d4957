import type { BlogSummary } from '@sufra/contracts';
import { Button, VisuallyHidden } from '@sufra/web-kit';
import { useId, useState } from 'react';
import styles from './blog-card.module.css';

/**
 * What the post is about; 'Read More' opens how it begins. It opens in place, and only where there is more to read:
 * a post has no page of its own yet, and a link would lead nowhere.
 */
export function ReadMore({ blog: { title, metaDescription, excerpt } }: { blog: BlogSummary }) {
  const [open, setOpen] = useState(false);
  const excerptId = useId();
  const summary = metaDescription.trim() || excerpt;
  const hasMore = excerpt.trim() !== '' && excerpt !== summary;

  return (
    <>
      <p className={styles.summary}>{summary}</p>
      {hasMore && (
        <>
          <p className={styles.excerpt} id={excerptId} hidden={!open}>
            {excerpt}
          </p>
          <Button
            tone="quiet"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={excerptId}
            onClick={() => setOpen(shown => !shown)}
          >
            <span>
              {open ? 'Show Less' : 'Read More'}
              <VisuallyHidden> of {title}</VisuallyHidden>
            </span>
          </Button>
        </>
      )}
    </>
  );
}
