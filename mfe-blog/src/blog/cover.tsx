import type { BlogSummary } from '@sufra/contracts';
import { classes, Pattern } from '@sufra/web-kit';
import { useState } from 'react';
import styles from './cover.module.css';

export type Covered = Pick<BlogSummary, 'coverImage' | 'coverPicture' | 'coverAlt'>;

export interface CoverProps {
  blog: Covered;
  /** How wide it is drawn, so that the browser fetches no more than it needs. */
  sizes: string;
  /** Seen as the page opens: fetched at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** The post's picture; the pattern where there is none, or where it does not arrive. */
export function Cover({ blog, sizes, eager = false, className }: CoverProps) {
  const [failed, setFailed] = useState<string>();
  const address = blog.coverPicture?.src ?? blog.coverImage;

  return (
    <div className={classes(styles.cover, className)}>
      {address && failed !== address ? (
        <picture>
          {blog.coverPicture && (
            <>
              <source type="image/avif" srcSet={blog.coverPicture.avifSrcset} sizes={sizes} />
              <source type="image/webp" srcSet={blog.coverPicture.srcset} sizes={sizes} />
            </>
          )}
          <img
            src={address}
            alt={blog.coverAlt}
            width={blog.coverPicture?.width}
            height={blog.coverPicture?.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            onError={() => setFailed(address)}
          />
        </picture>
      ) : (
        <Pattern />
      )}
    </div>
  );
}
