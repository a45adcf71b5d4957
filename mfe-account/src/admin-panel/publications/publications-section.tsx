import { Button, EmptyState, ErrorState, Loading, LoadMore, SelectField, Skeleton } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import styles from '../reports/reports.module.css';
import { PublicationEntry } from './publication-entry.tsx';
import { type PublicationState, publicationsIn } from './publications-api.ts';

const choices = () => [
  { value: 'waiting', label: t('admin.publications.waiting') },
  { value: 'public', label: t('admin.publications.public') },
];

/** Recipes that members want to publish, and those that are public. */
export function PublicationsSection() {
  const [state, setState] = useState<PublicationState>('waiting');
  return (
    <>
      <SelectField
        className={styles.choice}
        label={t('admin.publications.show')}
        options={choices()}
        value={state}
        onChange={({ target }) => setState(target.value === 'public' ? 'public' : 'waiting')}
      />
      <Publications key={state} state={state} />
    </>
  );
}

function Publications({ state }: { state: PublicationState }) {
  const pages = useInfiniteQuery(publicationsIn(state));
  const { data: publications, error, isFetching, refetch } = pages;
  if (!publications && error)
    return (
      <ErrorState
        title={t('admin.publications.failed')}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  if (!publications)
    return (
      <Loading label={t('admin.publications.loading')}>
        <Skeleton lines={6} />
      </Loading>
    );
  if (publications.length === 0)
    return (
      <EmptyState
        title={t('admin.publications.none')}
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
        {publications.map(publication => (
          <PublicationEntry key={publication._id} publication={publication} state={state} />
        ))}
      </ol>
      <LoadMore
        pages={pages}
        shown={publications.length}
        texts={{
          failed: t('admin.publications.moreFailed'),
          shown: shown => t('admin.publications.shown', { shown }),
        }}
      />
    </>
  );
}
