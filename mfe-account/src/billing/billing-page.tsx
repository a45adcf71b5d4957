import { Column, ErrorState, MembersOnly, PageHead } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { useSubscription } from '../membership/use-subscription.ts';
import styles from './billing.module.css';
import { Membership } from './membership.tsx';
import { MembershipSkeleton } from './membership-card/membership-card.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';

export default function BillingPage() {
  return (
    <>
      <PageHead title="Billing" description="Your membership, your payments and their receipts." />
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
          title="Your membership cannot be shown right now."
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
      <h1 className={styles.title}>Billing</h1>
      <p className={styles.lead}>Your membership, your payments and their receipts.</p>
    </header>
    <div className={styles.content}>{children}</div>
  </Column>
);
