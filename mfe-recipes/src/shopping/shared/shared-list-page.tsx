import type { SharedShoppingList } from '@sufra/contracts';
import { ApiError, Column, EmptyState, ErrorState, LinkButton, PageHead } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { ReadList } from '../read-list.tsx';
import styles from '../shopping-page.module.css';
import { ShoppingSkeleton } from '../shopping-skeleton.tsx';
import { sharedListQuery } from './shared-list.ts';
import { useSharedTicks } from './use-shared-ticks.ts';

/** `/l/{token}`: for every visitor who has the address; for no search engine. */
export default function SharedListPage() {
  const { token = '' } = useParams();
  return (
    <Column className={styles.page}>
      <PageHead title={t('shopping.title')} description={t('shopping.description')} />
      <Content key={token} token={token} />
    </Column>
  );
}

function Content({ token }: { token: string }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(sharedListQuery(token));
  if (isPending) {
    return (
      <>
        <h1 className={styles.title}>{t('shopping.title')}</h1>
        <ShoppingSkeleton />
      </>
    );
  }
  // What was taken back is not shown on, though it was seen a moment ago.
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <NotShared />;
  if (data) return <SharedList token={token} list={data} />;
  return (
    <ErrorState
      headingLevel="h1"
      title={t('shopping.away')}
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error?.message}
    </ErrorState>
  );
}

function SharedList({ token, list }: { token: string; list: SharedShoppingList }) {
  const { shown, tick } = useSharedTicks(token, list);
  return (
    <>
      <h1 className={styles.title}>{t('shopping.title')}</h1>
      <p className={styles.lead}>
        {list.mayTick ? t('shopping.shared.mayTick') : t('shopping.shared.toRead')}
      </p>
      <ReadList list={shown} onTick={list.mayTick ? ({ id, isTicked }) => tick(id, !isTicked) : undefined} />
    </>
  );
}

const NotShared = () => (
  <EmptyState
    headingLevel="h1"
    title={t('shopping.shared.gone')}
    action={<LinkButton to="/">{t('shopping.shared.home')}</LinkButton>}
  >
    {t('shopping.shared.goneWords')}
  </EmptyState>
);
