import { call, ErrorState, Loading, LoadMore, paged, Skeleton } from '@sufra/web-kit';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
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
      Payments
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
        title="Your payments cannot be shown right now."
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      >
        {error?.message}
      </ErrorState>
    );
  }
  if (payments.length === 0) {
    return <p className={styles.none}>None so far. Each one will stand here, with its receipt.</p>;
  }
  return (
    <>
      <PaymentsTable payments={payments} />
      <LoadMore pages={pages} shown={payments.length} noun="payments" />
    </>
  );
}

const PaymentsSkeleton = () => (
  <Loading label="Your payments are on their way" className={styles.toCome}>
    <Skeleton shape="block" height="3.5rem" />
    <Skeleton shape="block" height="3.5rem" />
  </Loading>
);
