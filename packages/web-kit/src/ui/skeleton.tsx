import type { CSSProperties, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'block' | 'circle';
  /** Lines of text. */
  lines?: number;
  width?: string;
  height?: string;
  className?: string;
}

/** Grey shapes of the size of what is coming, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'text', lines = 1, width, height, className }: SkeletonProps) {
  const size: CSSProperties = { width, height };
  const line = <span className={classes(styles.skeleton, styles[shape], className)} style={size} />;
  if (lines === 1) return line;
  return (
    <span aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={index} className={classes(styles.skeleton, styles[shape], className)} style={size} />
      ))}
    </span>
  );
}

/** Around the skeletons of one place: says in words what they stand for. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
