import { type AuditEntry, problems } from '@sufra/contracts';
import { Badge, Button, Notice, say } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
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
        {t('admin.audit.moreFailed')}
      </Notice>
    )}
    <div className={styles.foot}>
      <p role="status" className={styles.count}>
        {hasNextPage
          ? t('admin.audit.latest', { count: entries.length })
          : t('admin.audit.all', { count: entries.length })}
      </p>
      {hasNextPage && (
        <Button tone="quiet" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {t('admin.audit.more')}
        </Button>
      )}
    </div>
  </>
);

const isProblem = (word: string): word is keyof typeof problems => Object.hasOwn(problems, word);

// Said of another admin; the refusal itself spoke to the one who tried.
const ofSomebody: Record<string, () => string> = {
  forbidden: () => t('admin.audit.onlyAdmins'),
  last_admin: () => t('admin.audit.lastAdmin'),
};

/** A refusal is kept as its code; people read a sentence. */
const inWords = (reason: string) =>
  ofSomebody[reason]?.() ?? (isProblem(reason) ? say(problems[reason].message) : reason);

const AuditItem = ({ entry }: { entry: AuditEntry }) => (
  <li className={styles.entry}>
    <p className={styles.sentence}>
      <AuditSentence entry={entry} />
      {entry.reason && <span className={styles.reason}>{inWords(entry.reason)}</span>}
    </p>
    <p className={styles.outcome}>
      <Badge tone={entry.outcome === 'done' ? 'green' : 'danger'}>
        {entry.outcome === 'done' ? t('admin.audit.done') : t('admin.audit.refused')}
      </Badge>
    </p>
    <p className={styles.when}>
      <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
    </p>
  </li>
);
