import type { ComponentProps } from 'react';
import styles from './badge.module.css';
import { classes } from './classes.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'green' | 'saffron' | 'danger' | 'plain';
}

export const Badge = ({ tone = 'green', className, ...rest }: BadgeProps) => (
  <span {...rest} className={classes(styles.badge, styles[tone], className)} />
);
