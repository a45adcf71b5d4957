import type { SharedShoppingList } from '@sufra/contracts';
import { ApiError, Button, Column, EmptyState, ErrorState, LinkButton, PageHead } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { t } from '../../texts/text.ts';
import { UnitsSwitch } from '../../units/units-switch.tsx';
import { LeftOut } from '../left-out.tsx';
import bar from '../list-bar.module.css';
import { shelve } from '../shelve.ts';
import { Shelves } from '../shelves.tsx';
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
  const toBuy = shown.lines.filter(({ isAtHome }) => !isAtHome);
  const inBasket = toBuy.filter(({ isTicked }) => isTicked);
  return (
    <>
      <h1 className={styles.title}>{t('shopping.title')}</h1>
      <p className={styles.lead}>
        {list.mayTick ? t('shopping.shared.mayTick') : t('shopping.shared.toRead')}
      </p>
      <div className={bar.bar} data-print="hide">
        <Button tone="quiet" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t('shopping.print')}
        </Button>
        <UnitsSwitch />
        <p className={bar.count} role="status">
          {t('shopping.ticked', { ticked: inBasket.length, all: toBuy.length })}
        </p>
      </div>
      <LeftOut meals={list.meals} />
      {toBuy.length === 0 ? (
        <EmptyState headingLevel="h2" title={t('shopping.empty.title')}>
          {t('shopping.shared.empty')}
        </EmptyState>
      ) : (
        <Shelves
          shelves={shelve(shown)}
          onTick={list.mayTick ? ({ id, isTicked }) => tick(id, !isTicked) : undefined}
        />
      )}
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
