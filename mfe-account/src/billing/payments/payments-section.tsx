import { call, ErrorState, Loading, Skeleton } from '@sufra/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import styles from './payments.module.css';
import { PaymentsTable } from './payments-table.tsx';

const paymentsQuery = queryOptions({
  queryKey: ['payments'],
  queryFn: ({ signal }) => call('GET /payment/payments', { signal }),
  select: ({ payments }) => payments,
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
  const { data: payments, isPending, error, refetch, isFetching } = useQuery(paymentsQuery);

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
        {error.message}
      </ErrorState>
    );
  }
  if (payments.length === 0) {
    return <p className={styles.none}>None so far. Each one will stand here, with its receipt.</p>;
  }
  return <PaymentsTable payments={payments} />;
}

const PaymentsSkeleton = () => (
  <Loading label="Your payments are on their way" className={styles.toCome}>
    <Skeleton shape="block" height="3.5rem" />
    <Skeleton shape="block" height="3.5rem" />
  </Loading>
);
