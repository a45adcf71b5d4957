import { ErrorState } from '@sufra/web-kit';
import { useSubscription } from '../membership/use-subscription.ts';
import styles from './billing.module.css';
import { BillingBody } from './billing-body.tsx';
import { Membership } from './membership.tsx';
import { MembershipSkeleton } from './membership-skeleton.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';

export function Billing() {
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
