import type { Plan } from '@sufra/contracts';
import { formatMoney } from '../format/format-money.ts';
import styles from './plan-price.module.css';

export const PlanPrice = ({ plan: { price, currency, interval } }: { plan: Plan }) => (
  <p className={styles.price}>
    {formatMoney(price, currency)} {interval && <small>a {interval}</small>}
  </p>
);
