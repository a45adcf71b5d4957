import { Card } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface ProblemCardProps {
  title: ReactNode;
  headingLevel: 'h2' | 'h3' | 'h4';
  children?: ReactNode;
}

/** Stands where the recipe would have stood; its title takes the focus. */
export const ProblemCard = ({ title, headingLevel: Heading, children }: ProblemCardProps) => (
  <Card as="section" padding="roomy" role="alert" className={styles.card}>
    <Heading className={styles.title} tabIndex={-1} data-problem="">
      {title}
    </Heading>
    {children}
  </Card>
);
