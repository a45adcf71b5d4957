import { Loading, Skeleton } from '@sufra/web-kit';
import styles from './audit.module.css';

const entries = ['1', '2', '3', '4', '5', '6'];

export const AuditSkeleton = () => (
  <Loading label="Loading the audit log">
    <div className={styles.entries} aria-hidden="true">
      {entries.map(entry => (
        <div key={entry} className={styles.entry}>
          <div className={styles.sentence}>
            <Skeleton width="min(100%, 24rem)" />
          </div>
          <div className={styles.outcome}>
            <Skeleton width="3.5rem" />
          </div>
          <div className={styles.when}>
            <Skeleton width="13rem" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
