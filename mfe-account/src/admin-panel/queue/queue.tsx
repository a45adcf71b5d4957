import { Button, EmptyState, ErrorState, Loading, LoadMore, Skeleton } from '@sufra/web-kit';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import styles from './queue.module.css';

interface QueueProps<Entry> {
  /** The entries of all pages that have come. */
  pages: UseInfiniteQueryResult<Entry[]>;
  texts: {
    failed: string;
    loading: string;
    none: string;
    moreFailed: string;
    shown: (shown: number) => string;
  };
  children: (entry: Entry) => ReactNode;
}

/** What members sent and moderators answer, page by page, however it goes. */
export function Queue<Entry>({ pages, texts, children }: QueueProps<Entry>) {
  const { data: entries, error, isFetching, refetch } = pages;
  if (!entries && error)
    return <ErrorState title={texts.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  if (!entries)
    return (
      <Loading label={texts.loading}>
        <Skeleton lines={6} />
      </Loading>
    );
  if (entries.length === 0)
    return (
      <EmptyState
        title={texts.none}
        action={
          <Button tone="quiet" busy={isFetching} onClick={() => refetch()}>
            {t('admin.audit.lookAgain')}
          </Button>
        }
      />
    );
  return (
    <>
      <ol className={styles.entries}>{entries.map(children)}</ol>
      <LoadMore
        pages={pages}
        shown={entries.length}
        texts={{ failed: texts.moreFailed, shown: texts.shown }}
      />
    </>
  );
}
