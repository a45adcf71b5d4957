import type { Donations } from '@sufra/contracts';
import {
  Column,
  ErrorState,
  formatMoney,
  GreenBand,
  Loading,
  part,
  Skeleton,
  useSession,
} from '@sufra/web-kit';
import { useQuery } from '@tanstack/react-query';
import { t } from '../texts/text.ts';
import styles from './charity.module.css';
import { donationsQuery } from './charity-api.ts';
import { HowToCheck } from './how-to-check.tsx';
import { Months } from './months/months.tsx';
import { Transfers } from './transfers/transfers.tsx';

/** For admins alone, with all that checks a form: no other visitor waits for it. */
const RecordTransfer = part<Donations>(
  () => import('./transfers/record-transfer.tsx').then(module => module.RecordTransfer),
  () => (
    <Loading label={t('charity.formLoading')}>
      <Skeleton shape="block" height="20rem" />
    </Loading>
  ),
);

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
        <ErrorState title={t('charity.away')} error={error} onRetry={refetch} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
    </Column>
  );
}

const LedgerSkeleton = () => (
  <Loading label={t('charity.loading')} className={styles.ledger}>
    <Skeleton shape="block" height="11rem" />
    <div className={styles.section}>
      <Skeleton shape="title" width="14rem" />
      <Skeleton shape="block" height="20rem" />
    </div>
  </Loading>
);

function Totals({ pledged, given, currency }: Donations) {
  const left = pledged - given;
  return (
    <GreenBand as="section" className={styles.band} aria-label={t('charity.totals')}>
      <dl className={styles.totals}>
        <div className={styles.pledged}>
          <dt>{t('charity.pledged')}</dt>
          <dd>{formatMoney(pledged, currency)}</dd>
        </div>
        <div>
          <dt>{t('charity.given')}</dt>
          <dd>{formatMoney(given, currency)}</dd>
        </div>
        <div>
          <dt>{left < 0 ? t('charity.ahead') : t('charity.still')}</dt>
          <dd>{formatMoney(Math.abs(left), currency)}</dd>
        </div>
      </dl>
    </GreenBand>
  );
}
