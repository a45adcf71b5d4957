import { Column, ErrorState, MembersOnly, PageHead } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { useSubscription } from '../membership/use-subscription.ts';
import { t } from '../texts/text.ts';
import styles from './billing.module.css';
import { Membership } from './membership.tsx';
import { MembershipSkeleton } from './membership-card/membership-card.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';

export default function BillingPage() {
  return (
    <>
      <PageHead title={t('billing.title')} description={t('billing.lead')} />
      <MembersOnly
        fallback={
          <BillingBody>
            <MembershipSkeleton />
          </BillingBody>
        }
      >
        <Billing />
      </MembersOnly>
    </>
  );
}

function Billing() {
  const { subscription, error, isFetching, ...confirmation } = useSubscription();

  return (
    <BillingBody>
      {subscription && <Membership subscription={subscription} {...confirmation} />}
      {error && (
        <ErrorState
          title={t('billing.away')}
          error={error}
          onRetry={confirmation.askAgain}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      )}
      {!subscription && !error && <MembershipSkeleton />}
      <div className={styles.payments}>
        <PaymentsSection />
      </div>
    </BillingBody>
  );
}

const BillingBody = ({ children }: { children: ReactNode }) => (
  <Column roomy>
    <header>
      <h1 className={styles.title}>{t('billing.title')}</h1>
      <p className={styles.lead}>{t('billing.lead')}</p>
    </header>
    <div className={styles.content}>{children}</div>
  </Column>
);
