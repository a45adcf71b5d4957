import { Card } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface ProblemProps {
  title: ReactNode;
  children?: ReactNode;
}

/** Stands where the recipe would have stood; its title takes the focus. */
export const Problem = ({ title, children }: ProblemProps) => (
  <Card as="section" padding="roomy" role="alert" className={styles.card}>
    <h2 className={styles.title} tabIndex={-1} data-problem="">
      {title}
    </h2>
    {children}
  </Card>
);
