import { type AuditEntry, problems } from '@sufra/contracts';
import { Badge, Button, Notice } from '@sufra/web-kit';
import { formatCount } from '../format-count.ts';
import { formatMoment } from '../format-moment.ts';
import styles from './audit.module.css';
import { AuditSentence } from './audit-sentence.tsx';

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

const isProblem = (word: string): word is keyof typeof problems => Object.hasOwn(problems, word);

// Said of another admin; the refusal itself spoke to the one who tried.
const ofSomebody: Record<string, string> = {
  forbidden: 'Only admins may do this.',
  last_admin: 'The last admin has to stay one.',
};

/** A refusal is kept as its code; people read a sentence. */
const inWords = (reason: string) =>
  ofSomebody[reason] ?? (isProblem(reason) ? problems[reason].message : reason);

const AuditItem = ({ entry }: { entry: AuditEntry }) => (
  <li className={styles.entry}>
    <p className={styles.sentence}>
      <AuditSentence entry={entry} />
      {entry.reason && <span className={styles.reason}>{inWords(entry.reason)}</span>}
    </p>
    <p className={styles.outcome}>
      <Badge tone={entry.outcome === 'done' ? 'green' : 'danger'}>
        {entry.outcome === 'done' ? 'Done' : 'Refused'}
      </Badge>
    </p>
    <p className={styles.when}>
      <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
    </p>
  </li>
);
