import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classes } from './classes.ts';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  padding?: 'none' | 'normal' | 'roomy';
  /** The one of several that is meant. */
  highlighted?: boolean;
  /** Rises a little under the pointer: for cards that are links. */
  lifts?: boolean;
}

const paddings = { none: undefined, normal: styles.padded, roomy: styles.roomy };

export function Card({
  as: Element = 'div',
  padding = 'normal',
  highlighted = false,
  lifts = false,
  className,
  ...rest
}: CardProps) {
  // The elements on offer differ in nothing that a card passes on; TypeScript cannot see that for refs.
  const Any = Element as 'div';
  return (
    <Any
      {...rest}
      className={classes(
        styles.card,
        paddings[padding],
        highlighted && styles.highlighted,
        lifts && styles.lifts,
        className,
      )}
    />
  );
}
