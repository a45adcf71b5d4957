import { classes } from '@sufra/web-kit';
import { Link } from 'react-router-dom';
import { tagPath } from './blog-path.ts';
import styles from './blog-tags.module.css';

/** Each tag leads to the posts that carry it; nothing where there is none. */
export function BlogTags({ tags, className }: { tags: readonly string[]; className?: string | undefined }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes(styles.tags, className)} aria-label="Tags">
      {[...new Set(tags)].map(tag => (
        <li key={tag}>
          <Link to={tagPath(tag)} className={styles.tag}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
