import { Link } from 'react-router-dom';
import { t } from '../texts/text.ts';
import { Badge } from './badge.tsx';
import { classes } from './classes.ts';
import styles from './tag-list.module.css';

interface TagListProps {
  tags: readonly string[];
  /** Where a tag leads; without it, it only says what it is. */
  pathOf?: (tag: string) => string;
  className?: string | undefined;
}

/** Each tag once; nothing where there is none. */
export function TagList({ tags, pathOf, className }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes(styles.tags, pathOf && styles.leading, className)} aria-label={t('tags.label')}>
      {[...new Set(tags)].map(tag => (
        <li key={tag} dir="auto">
          {pathOf ? (
            <Link to={pathOf(tag)} className={classes(styles.tag, styles.link)}>
              {tag}
            </Link>
          ) : (
            <Badge tone="plain" className={styles.tag}>
              {tag}
            </Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
