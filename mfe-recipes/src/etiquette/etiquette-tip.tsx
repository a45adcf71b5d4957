import { classes } from '@sufra/web-kit';
import { useState } from 'react';
import styles from './etiquette-tip.module.css';
import { etiquetteTips } from './etiquette-tips.ts';

const anyTip = () => etiquetteTips[Math.floor(Math.random() * etiquetteTips.length)];

/** One of the six, at random; the same one for as long as it is seen. */
export function EtiquetteTip({ className }: { className?: string | undefined }) {
  const [tip] = useState(anyTip);
  return (
    tip && (
      <p className={classes(styles.tip, className)}>
        {tip.words} <cite className={styles.source}>{tip.source}</cite>
      </p>
    )
  );
}
