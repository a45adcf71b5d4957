import { type AuditEntry, problems } from '@sufra/contracts';
import { Badge } from '@sufra/web-kit';
import styles from './audit.module.css';
import { AuditSentence } from './audit-sentence.tsx';
import { formatDateTime } from './format-date-time.ts';

const isProblem = (word: string): word is keyof typeof problems => Object.hasOwn(problems, word);

// Said of somebody else; the refusal itself spoke to whoever tried.
const ofSomebody: Record<string, string> = {
  forbidden: 'Only admins may do this.',
  last_admin: 'The last admin has to stay one.',
};

/** A refusal is kept as its code; people read a sentence. */
const inWords = (reason: string) =>
  ofSomebody[reason] ?? (isProblem(reason) ? problems[reason].message : reason);

export const AuditItem = ({ entry }: { entry: AuditEntry }) => (
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
      <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
    </p>
  </li>
);
