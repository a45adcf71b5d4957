import { Button, EmptyState, ErrorState, Loading, LoadMore, SelectField, Skeleton } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { ReportEntry } from './report-entry.tsx';
import styles from './reports.module.css';
import { type ReportState, reportsBy } from './reports-api.ts';

const choices = () => [
  { value: 'open', label: t('admin.reports.open') },
  { value: 'answered', label: t('admin.reports.answered') },
  { value: 'all', label: t('admin.reports.all') },
];

const stateOf = (choice: string): ReportState | undefined =>
  choice === 'open' || choice === 'answered' ? choice : undefined;

/** What readers say is wrong with a verdict, and what moderators answer. */
export function ReportsSection() {
  const [choice, setChoice] = useState('open');
  return (
    <>
      <SelectField
        className={styles.choice}
        label={t('admin.reports.show')}
        options={choices()}
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
      />
      <Reports key={choice} state={stateOf(choice)} />
    </>
  );
}

function Reports({ state }: { state: ReportState | undefined }) {
  const pages = useInfiniteQuery(reportsBy(state));
  const { data: reports, error, isFetching, refetch } = pages;
  if (!reports && error)
    return (
      <ErrorState title={t('admin.reports.failed')} error={error} onRetry={refetch} retrying={isFetching} />
    );
  if (!reports)
    return (
      <Loading label={t('admin.reports.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  if (reports.length === 0)
    return (
      <EmptyState
        title={t('admin.reports.none')}
        action={
          <Button tone="quiet" busy={isFetching} onClick={() => refetch()}>
            {t('admin.audit.lookAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      <ol className={styles.reports}>
        {reports.map(report => (
          <ReportEntry key={report._id} report={report} />
        ))}
      </ol>
      <LoadMore
        pages={pages}
        shown={reports.length}
        texts={{
          failed: t('admin.reports.moreFailed'),
          shown: shown => t('admin.reports.shown', { shown }),
        }}
      />
    </>
  );
}
