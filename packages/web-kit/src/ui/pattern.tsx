import { classes } from './classes.ts';
import styles from './pattern.module.css';
import { useElementId } from './use-element-id.ts';

/** The eight-fold pattern behind a hero or an empty place. Its parent is positioned and hides what runs over. */
export function Pattern({ fade, className }: { fade?: 'fromEnd' | 'fromCentre'; className?: string }) {
  const id = useElementId();
  return (
    <svg className={classes(styles.pattern, fade && styles[fade], className)} aria-hidden="true">
      <defs>
        <pattern id={id} width="96" height="96" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.4">
            <path d="M48 8l11.7 28.3L88 48 59.7 59.7 48 88 36.3 59.7 8 48l28.3-11.7z" />
            <rect x="19.7" y="19.7" width="56.6" height="56.6" />
            <rect x="19.7" y="19.7" width="56.6" height="56.6" transform="rotate(45 48 48)" />
            <path d="M0 0l19.7 19.7M96 0L76.3 19.7M0 96l19.7-19.7M96 96L76.3 76.3" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
