import { Column, ErrorState, useSession } from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { donationsQuery } from './api/donations.ts';
import styles from './charity.module.css';
import { HowToCheck } from './how-to-check.tsx';
import { LedgerSkeleton } from './ledger-skeleton.tsx';
import { Months } from './months/months.tsx';
import { Totals } from './totals.tsx';
import { RecordTransfer } from './transfers/record-transfer.tsx';
import { Transfers } from './transfers/transfers.tsx';

export function Ledger() {
  const { user } = useSession();
  const { data: donations, isPending, error, refetch, isFetching } = useQuery(donationsQuery);

  return (
    <Column roomy className={styles.ledger}>
      {isPending && <LedgerSkeleton />}
      {donations && (
        <>
          <Totals {...donations} />
          <Months {...donations} />
          <Transfers {...donations} />
          {user?.isAdmin && <RecordTransfer {...donations} />}
          <HowToCheck {...donations} />
        </>
      )}
      {!donations && error && (
        <ErrorState
          title="The ledger cannot be shown right now."
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
    </Column>
  );
}
