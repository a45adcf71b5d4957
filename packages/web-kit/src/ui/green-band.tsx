import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './green-band.module.css';
import { Pattern } from './pattern.tsx';

export interface GreenBandProps extends ComponentProps<'div'> {
  as?: 'div' | 'section';
}

/** The strong green, over the pattern; what stands in it takes its colours from it. Once a page. */
export function GreenBand({ as: Element = 'div', className, children, ...rest }: GreenBandProps) {
  return (
    <Element {...rest} className={classes(styles.band, className)}>
      <Pattern />
      {children}
    </Element>
  );
}
