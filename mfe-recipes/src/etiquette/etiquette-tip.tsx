import { classes } from '@sufra/web-kit';
import styles from './etiquette-tip.module.css';
import { useTipOfItsOwn } from './use-tip-of-its-own.ts';

/** One of the six, at random, and with its source. */
export function EtiquetteTip({ className }: { className?: string | undefined }) {
  const tip = useTipOfItsOwn({ always: true });
  return (
    tip && (
      <p className={classes(styles.tip, className)}>
        {tip.words()} <cite className={styles.source}>{tip.source()}</cite>
      </p>
    )
  );
}

/** As little of it as a card has room for: its source is named where a recipe is open. */
export function ShortEtiquetteTip() {
  const tip = useTipOfItsOwn();
  return tip && <p className={styles.short}>{tip.words()}</p>;
}
