import type { BlogSummary } from '@sufra/contracts';
import { Pattern } from '@sufra/web-kit';
import { useState } from 'react';
import styles from './blog-card.module.css';

/** The post's picture; the pattern where there is none, or where it does not arrive. */
export function Cover({ blog }: { blog: BlogSummary }) {
  const [failed, setFailed] = useState(false);
  const address = failed ? null : blog.coverImage;

  return (
    <div className={styles.cover}>
      {address ? (
        <img src={address} alt={blog.coverAlt} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Pattern />
      )}
    </div>
  );
}
