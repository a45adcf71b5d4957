import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Column } from './column.tsx';
import styles from './opening.module.css';
import { Pattern } from './pattern.tsx';

/** How a page begins: a band as wide as the window, over the pattern. */
export const Opening = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={styles.opening}>
    <Pattern fade="fromEnd" />
    <Column roomy className={classes(styles.inside, className)}>
      {children}
    </Column>
  </div>
);
