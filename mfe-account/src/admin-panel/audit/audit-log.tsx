import { Button, EmptyState, ErrorState } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery } from '../api/audit.ts';
import { AuditEntries } from './audit-entries.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';

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
