import { call, ErrorState, Loading, LoadMore, paged, Skeleton } from '@sufra/web-kit';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { t } from '../../texts/text.ts';
import styles from './payments.module.css';
import { PaymentsTable } from './payments-table.tsx';

const paymentsQuery = infiniteQueryOptions({
  ...paged,
  queryKey: ['payments'],
  queryFn: ({ pageParam: after, signal }) => call('GET /payment/payments', { query: { after }, signal }),
  select: ({ pages }) => pages.flatMap(({ payments }) => payments),
  staleTime: 0,
});

export const PaymentsSection = () => (
  <section className={styles.section} aria-labelledby="payments">
    <h2 id="payments" className={styles.title}>
      {t('billing.payments.title')}
    </h2>
    <Payments />
  </section>
);

function Payments() {
  const pages = useInfiniteQuery(paymentsQuery);
  const { data: payments, isPending, error, refetch, isFetching } = pages;

  if (isPending) return <PaymentsSkeleton />;
  if (!payments) {
    return (
      <ErrorState
        headingLevel="h3"
        title={t('billing.payments.away')}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      >
        {error?.message}
      </ErrorState>
    );
  }
  if (payments.length === 0) {
    return <p className={styles.none}>{t('billing.payments.none')}</p>;
  }
  return (
    <>
      <PaymentsTable payments={payments} />
      <LoadMore pages={pages} shown={payments.length} texts={listTexts()} />
    </>
  );
}

const PaymentsSkeleton = () => (
  <Loading label={t('billing.payments.loading')} className={styles.toCome}>
    <Skeleton shape="block" height="3.5rem" />
    <Skeleton shape="block" height="3.5rem" />
  </Loading>
);

const listTexts = () => ({
  failed: t('billing.payments.failed'),
  shown: (shown: number, all: number | undefined) =>
    all === undefined ? t('billing.payments.first', { shown }) : t('billing.payments.shown', { shown, all }),
});
