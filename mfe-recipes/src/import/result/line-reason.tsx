import type { JudgedLine } from '@sufra/contracts';
import { useHeld } from '../../schools/say-held.ts';
import styles from './verdict-line.module.css';

/** Why a line is not plainly halal. */
export function LineReason({ verdict, words, reason }: JudgedLine) {
  const isShown = verdict !== 'halal' && reason !== null;
  const sayHeld = useHeld(isShown);
  return isShown ? (
    <p className={styles.reason}>
      <bdi className={styles.of}>{words.join(', ')}</bdi>: <bdi>{sayHeld(reason)}</bdi>
    </p>
  ) : null;
}
