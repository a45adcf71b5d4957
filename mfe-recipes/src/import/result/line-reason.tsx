import type { JudgedLine } from '@sufra/contracts';
import { say } from '@sufra/web-kit';
import styles from './verdict-line.module.css';

/** Why a line is not plainly halal. */
export const LineReason = ({ verdict, words, reason }: JudgedLine) =>
  verdict !== 'halal' &&
  reason && (
    <p className={styles.reason}>
      <bdi className={styles.of}>{words.join(', ')}</bdi>: <bdi>{say(reason)}</bdi>
    </p>
  );
