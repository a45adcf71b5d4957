import { Badge } from './badge.tsx';
import { classes } from './classes.ts';
import styles from './tag-list.module.css';

/** Each tag once; nothing where there is none. */
export function TagList({ tags, className }: { tags: readonly string[]; className?: string }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes(styles.tags, className)} aria-label="Tags">
      {[...new Set(tags)].map(tag => (
        <li key={tag}>
          <Badge tone="plain" className={styles.tag}>
            {tag}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
