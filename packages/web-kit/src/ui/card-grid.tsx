import type { AriaAttributes, ReactNode } from 'react';
import styles from './card-grid.module.css';
import { classes } from './classes.ts';

export interface CardGridProps extends Pick<AriaAttributes, 'aria-label'> {
  /** A list of cards, or (while they are on their way) something that is no list. */
  as?: 'ul' | 'div';
  /** Slim cards stand two beside each other on a phone. */
  size?: 'normal' | 'slim';
  className?: string;
  children: ReactNode;
}

/** As many cards beside each other as there is room for, those of one row of one height. */
export const CardGrid = ({
  as: Element = 'ul',
  size = 'normal',
  className,
  children,
  ...label
}: CardGridProps) => (
  <Element {...label} className={classes(styles.grid, size === 'slim' && styles.slim, className)}>
    {children}
  </Element>
);
