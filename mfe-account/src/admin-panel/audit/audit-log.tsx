import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '../admin-api.ts';
import styles from './audit.module.css';
import { AuditEntries } from './audit-entries.tsx';

export function AuditLog() {
  const { data: entries, error, isFetching, refetch, ...more } = useInfiniteQuery(auditQuery);

  if (entries) {
    if (entries.length > 0) return <AuditEntries entries={entries} {...more} />;
    return (
      <EmptyState
        title="No role has been changed yet."
        action={
          <Button tone="quiet" busy={isFetching} onClick={() => refetch()}>
            Look again
          </Button>
        }
      />
    );
  }
  if (!error) return <AuditSkeleton />;
  return (
    <ErrorState
      title="Failed to fetch the audit log. Please try again."
      error={error}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}

const entries = ['1', '2', '3', '4', '5', '6'];

const AuditSkeleton = () => (
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
