import type { Subscription } from '@sufra/contracts';
import { Card } from '@sufra/web-kit';
import { CancelSubscription } from '../cancel/cancel-subscription.tsx';
import styles from './membership-card.module.css';
import { MembershipFacts } from './membership-facts.tsx';
import { MembershipWords } from './membership-words.tsx';
import { UpdatePaymentMethod } from './update-payment-method.tsx';
import { useFocusAfterChange } from './use-focus-after-change.ts';

export function MembershipCard({ subscription }: { subscription: Subscription }) {
  const { isPremium, state, canManagePayment } = subscription;
  const heading = useFocusAfterChange<HTMLHeadingElement>(isPremium);
  const isOwing = state === 'past_due';

  return (
    <Card as="section" padding="roomy" className={styles.card} aria-labelledby="membership">
      <div>
        <p className={styles.eyebrow}>Your membership</p>
        <h2 id="membership" className={styles.title} data-premium={isPremium} ref={heading} tabIndex={-1}>
          {isPremium ? 'Premium Member' : 'Free Member'}
        </h2>
        <MembershipWords subscription={subscription} />
      </div>
      {isPremium && <MembershipFacts subscription={subscription} />}
      {(isPremium || isOwing) && (
        <div className={styles.actions}>
          {canManagePayment && <UpdatePaymentMethod tone={isOwing ? 'primary' : 'quiet'} />}
          <CancelSubscription />
        </div>
      )}
    </Card>
  );
}
