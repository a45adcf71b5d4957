import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, in words: the picture alone says nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, type = 'button', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(styles.button, styles.plain, styles.iconOnly, className)}
    >
      {children}
    </button>
  );
}
