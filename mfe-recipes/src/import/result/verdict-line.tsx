import type { ImportedLine } from '@sufra/contracts';
import { t } from '../../texts/text.ts';
import styles from './verdict-line.module.css';
import { VerdictMark } from './verdict-mark.tsx';

/** An ingredient with what the check says of it, why, and what to use in its place. */
export const VerdictLine = ({ line: { text, verdict, words, reason, swaps } }: { line: ImportedLine }) => (
  <li className={styles.line}>
    <VerdictMark verdict={verdict} />
    <div className={styles.words}>
      <p dir="auto">{text}</p>
      {verdict !== 'halal' && reason && (
        <p className={styles.reason}>
          <bdi className={styles.of}>{words.join(', ')}</bdi>: <bdi>{reason}</bdi>
        </p>
      )}
      {swaps.length > 0 && (
        <dl className={styles.swaps}>
          <dt>{t('import.instead')}</dt>
          {swaps.map(({ use, ratio, effect }) => (
            <dd key={use}>
              <bdi className={styles.use}>{use}</bdi>
              {ratio && <bdi> ({ratio})</bdi>}
              {effect && <bdi className={styles.effect}> {effect}</bdi>}
            </dd>
          ))}
        </dl>
      )}
    </div>
  </li>
);
