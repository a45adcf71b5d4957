import type { ReactNode } from 'react';
import styles from './card-grid.module.css';
import { classes } from './classes.ts';

export interface CardGridProps {
  /** A list of cards, or (while they are on their way) something that is no list. */
  as?: 'ul' | 'div';
  className?: string;
  children: ReactNode;
}

/** As many cards beside each other as there is room for, those of one row of one height. */
export const CardGrid = ({ as: Element = 'ul', className, children }: CardGridProps) => (
  <Element className={classes(styles.grid, className)}>{children}</Element>
);
