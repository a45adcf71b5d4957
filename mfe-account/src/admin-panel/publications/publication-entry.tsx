import type { PublicationInQueue } from '@sufra/contracts';
import { Badge, Button } from '@sufra/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { formatMoment } from '../format-moment.ts';
import styles from '../queue/queue.module.css';
import { verdictNames, verdictTones } from '../reports/report-names.ts';
import { AnswerPublication } from './answer-publication.tsx';
import { PublicationText } from './publication-text.tsx';
import type { PublicationState } from './publications-api.ts';

interface PublicationEntryProps {
  publication: PublicationInQueue;
  state: PublicationState;
}

/** A text as its readers will see it, the one that is public beside it, and where to answer. */
export function PublicationEntry({ publication, state }: PublicationEntryProps) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { waiting, approved, askedAt, isPublic, slug } = publication;
  const text = state === 'waiting' ? waiting : approved;
  if (!text) return null;
  const before = state === 'waiting' && approved;
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h2 className={styles.line} lang={text.language ?? undefined} dir="auto">
          {text.title}
        </h2>
        <p className={styles.verdicts}>
          <Badge tone={verdictTones[text.halal.verdict]}>{verdictNames()[text.halal.verdict]}</Badge>
        </p>
      </div>
      <p>
        {t('admin.publications.by', { author: text.author })}
        {state === 'waiting' && askedAt && (
          <>
            {' · '}
            <time dateTime={askedAt}>{formatMoment(askedAt)}</time>
          </>
        )}
        {isPublic && (
          <>
            {' · '}
            <Link to={`/recipe/${slug}`}>{t('admin.publications.page')}</Link>
          </>
        )}
      </p>
      <PublicationText text={text} />
      {before && (
        <details>
          <summary>{t('admin.publications.before')}</summary>
          <PublicationText text={before} />
        </details>
      )}
      {isAnswering ? (
        <AnswerPublication publication={publication} state={state} onClose={() => setIsAnswering(false)} />
      ) : (
        <Button
          tone="quiet"
          className={styles.button}
          aria-label={
            state === 'waiting'
              ? t('admin.publications.answerTo', { title: text.title })
              : t('admin.publications.removeOf', { title: text.title })
          }
          onClick={() => setIsAnswering(true)}
        >
          {state === 'waiting' ? t('admin.publications.answer') : t('admin.publications.remove')}
        </Button>
      )}
    </li>
  );
}
