import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Pattern } from './pattern.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** One sentence. */
  children?: ReactNode;
  /** One thing to do. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing there (yet). */
export const EmptyState = ({ title, children, action, headingLevel: Heading = 'h2' }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Pattern fade="fromCentre" />
    <Heading className={styles.title}>{title}</Heading>
    {children && <p className={styles.words}>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
