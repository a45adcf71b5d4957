import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonTone = 'primary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  /** Something is under way: the size stays, presses are ignored, focus is kept. */
  busy?: boolean;
  /** As wide as its place. */
  wide?: boolean;
}

export function Button({
  tone = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled`: a disabled button loses focus, and a screen reader its place.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classes(styles.button, styles[tone], wide && styles.wide, className)}
      onClick={busy ? ignore : onClick}
    >
      <span className={styles.content}>{children}</span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
