import { formatMoney } from '../format/format-money.ts';
import { t } from '../texts/text.ts';
import styles from './price.module.css';

interface PriceProps {
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** What it is paid for each time. */
  interval?: 'month' | null;
}

export const Price = ({ amount, currency, interval }: PriceProps) => (
  <p className={styles.price}>
    {formatMoney(amount, currency)} {interval && <small>{t('price.aMonth')}</small>}
  </p>
);
