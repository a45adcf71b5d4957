import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';
import { classes } from './classes.ts';

export interface LinkButtonProps extends ComponentProps<typeof Link> {
  tone?: ButtonTone;
  wide?: boolean;
}

/** A link that looks like a button: it goes somewhere, a Button does something. */
export function LinkButton({
  tone = 'primary',
  wide = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classes(styles.button, styles[tone], wide && styles.wide, className)}>
      <span className={styles.content}>{children}</span>
    </Link>
  );
}
