import type { AuditEntry } from '@sufra/contracts';
import { Button, Notice } from '@sufra/web-kit';
import { formatCount } from '../format-count.ts';
import styles from './audit.module.css';
import { AuditItem } from './audit-item.tsx';

interface AuditEntriesProps {
  entries: AuditEntry[];
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => void;
}

export const AuditEntries = ({
  entries,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: AuditEntriesProps) => (
  <>
    <ol className={styles.entries}>
      {entries.map(entry => (
        <AuditItem key={entry._id} entry={entry} />
      ))}
    </ol>
    {isFetchNextPageError && (
      <Notice tone="danger" className={styles.problem}>
        Failed to fetch more of the audit log. Please try again.
      </Notice>
    )}
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {hasNextPage
          ? `The latest ${formatCount(entries.length)} entries`
          : `All ${formatCount(entries.length)} entries`}
      </p>
      {hasNextPage && (
        <Button tone="quiet" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  </>
);
