import { Button, EmptyState, ErrorState, Loading, Skeleton, useSettled } from '@sufra/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { type AuditAsked, auditBy } from '../admin-api.ts';
import styles from './audit.module.css';
import { AuditEntries } from './audit-entries.tsx';
import { type AuditChoice, AuditFilters, everything, isTurned } from './audit-filters.tsx';
import { DownloadAudit } from './download-audit.tsx';

export function AuditLog() {
  const [choice, setChoice] = useState(everything);
  return (
    <>
      <AuditFilters choice={choice} onChoice={setChoice} />
      <FoundEntries choice={choice} onClear={() => setChoice(everything)} />
    </>
  );
}

/** What is asked of the service: the choices that were made, but for a last day that cannot be. */
const askedOf = (choice: AuditChoice): AuditAsked => {
  const usable = isTurned(choice) ? { ...choice, until: '' } : choice;
  return Object.fromEntries(Object.entries(usable).filter(([, value]) => value.trim() !== ''));
};

function FoundEntries({ choice, onClear }: { choice: AuditChoice; onClear: () => void }) {
  const asked = askedOf({ ...choice, q: useSettled(choice.q) });
  const found = useInfiniteQuery({ ...auditBy(asked), placeholderData: keepPreviousData });
  const { data: entries, error, isFetching, refetch, isPlaceholderData, ...more } = found;

  if (entries && entries.length > 0)
    return (
      <div aria-busy={isPlaceholderData}>
        <AuditEntries entries={entries} {...more} />
        <DownloadAudit asked={asked} />
      </div>
    );
  if (entries) {
    const isFiltered = Object.keys(asked).length > 0;
    return (
      <EmptyState
        title={isFiltered ? t('admin.audit.none') : t('admin.audit.empty')}
        action={
          <Button tone="quiet" busy={isFetching} onClick={isFiltered ? onClear : () => refetch()}>
            {isFiltered ? t('admin.audit.clear') : t('admin.audit.lookAgain')}
          </Button>
        }
      />
    );
  }
  if (!error) return <AuditSkeleton />;
  return <ErrorState title={t('admin.audit.failed')} error={error} onRetry={refetch} retrying={isFetching} />;
}

const entries = ['1', '2', '3', '4', '5', '6'];

const AuditSkeleton = () => (
  <Loading label={t('admin.audit.loading')}>
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
