import { Column, EmptyState, ErrorState, Loading, LoadMore, PageHead, Skeleton } from '@sufra/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { t, tRich } from '../../texts/text.ts';
import { changesQuery } from '../api/changes.ts';
import { ChangeEntry } from './change-entry.tsx';
import styles from './changes-page.module.css';

/** `/check/changes`: what readers' reports have changed in the check. */
export default function ChangesPage() {
  return (
    <Column roomy className={styles.page}>
      <PageHead
        title={t('changes.title')}
        description={t('changes.description')}
        heading={t('changes.title')}
        lead={t('changes.lead')}
      />
      <Changes />
      <p>{tRich('changes.check', { check: words => <Link to="/check">{words}</Link> })}</p>
    </Column>
  );
}

function Changes() {
  const pages = useInfiniteQuery(changesQuery);
  const { data: changes, error, refetch, isFetching } = pages;
  if (error && !changes) return <ErrorState error={error} onRetry={refetch} retrying={isFetching} />;
  if (!changes)
    return (
      <Loading label={t('changes.loading')}>
        <Skeleton lines={4} />
      </Loading>
    );
  if (changes.length === 0)
    return <EmptyState title={t('changes.none')}>{t('changes.noneWords')}</EmptyState>;
  return (
    <>
      <ol className={styles.list}>
        {changes.map(change => (
          <ChangeEntry key={change._id} change={change} />
        ))}
      </ol>
      <LoadMore
        pages={pages}
        shown={changes.length}
        texts={{
          failed: t('changes.moreFailed'),
          shown: shown => t('changes.shown', { shown }),
        }}
      />
    </>
  );
}
