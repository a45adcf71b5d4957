import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './column.module.css';

export interface ColumnProps extends ComponentProps<'div'> {
  /** With the space that a page, or a band of it, keeps above and below. */
  roomy?: boolean;
}

/** The width that all content keeps to, with the same edges on every page. */
export const Column = ({ roomy = false, className, ...rest }: ColumnProps) => (
  <div {...rest} className={classes(styles.column, roomy && styles.roomy, className)} />
);
