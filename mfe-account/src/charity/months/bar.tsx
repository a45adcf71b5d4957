import { formatMoney } from '@sufra/web-kit';
import styles from './months-table.module.css';

interface BarProps {
  kind: 'pledged' | 'given';
  amount: number;
  /** What fills the whole width. */
  most: number;
  currency: string;
}

export const Bar = ({ kind, amount, most, currency }: BarProps) => (
  <>
    <span className={styles.amount} data-is-none={amount === 0}>
      {formatMoney(amount, currency)}
    </span>
    <span className={styles.track} aria-hidden="true">
      {amount > 0 && (
        <span className={styles.bar} data-kind={kind} style={{ width: `${(100 * amount) / most}%` }} />
      )}
    </span>
  </>
);
