import { Loading, Skeleton } from '@sufra/web-kit';
import styles from './charity.module.css';

export const LedgerSkeleton = () => (
  <Loading label="The ledger is on its way" className={styles.ledger}>
    <Skeleton shape="block" height="11rem" />
    <div className={styles.section}>
      <Skeleton shape="title" width="14rem" />
      <Skeleton shape="block" height="20rem" />
    </div>
  </Loading>
);
