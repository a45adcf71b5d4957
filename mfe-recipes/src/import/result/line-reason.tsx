import type { JudgedLine } from '@sufra/contracts';
import styles from './verdict-line.module.css';

/** Why a line is not plainly halal. */
export const LineReason = ({ verdict, words, reason }: JudgedLine) =>
  verdict !== 'halal' &&
  reason && (
    <p className={styles.reason}>
      <bdi className={styles.of}>{words.join(', ')}</bdi>: <bdi>{reason}</bdi>
    </p>
  );
