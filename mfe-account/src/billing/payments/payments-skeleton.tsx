import { Loading, Skeleton } from '@sufra/web-kit';
import styles from './payments.module.css';

export const PaymentsSkeleton = () => (
  <Loading label="Your payments are on their way" className={styles.toCome}>
    <Skeleton shape="block" height="3.5rem" />
    <Skeleton shape="block" height="3.5rem" />
  </Loading>
);
