import type { Subscription } from '@sufra/contracts';
import { Button, formatDate, Notice } from '@sufra/web-kit';
import styles from './billing.module.css';
import { MembershipCard } from './membership-card/membership-card.tsx';
import { PremiumOffer, UpgradeProblem } from './upgrade/premium-offer.tsx';
import { type Upgrade, useUpgrade } from './upgrade/use-upgrade.ts';

export function Membership({ subscription, ...confirmation }: MembershipProps) {
  const upgrade = useUpgrade();
  const { isPremium, state } = subscription;
  const mayHavePaid = state === 'confirming' && !confirmation.hasGivenUp;
  // A member who owes a payment has a subscription: they mend it, rather than buy a second.
  const hasOffer = !isPremium && !mayHavePaid && state !== 'past_due';

  return (
    <>
      <div className={styles.membership}>
        <MembershipNotices subscription={subscription} upgrade={upgrade} {...confirmation} />
        <MembershipCard subscription={subscription} />
      </div>
      {hasOffer && (
        <div className={styles.offer}>
          <PremiumOffer {...upgrade} />
        </div>
      )}
    </>
  );
}

interface MembershipProps {
  subscription: Subscription;
  hasGivenUp: boolean;
  askAgain: () => void;
}

/** What has happened since the member was last here. */
function MembershipNotices({
  subscription: { state, isPremium, premiumUntil },
  upgrade,
  hasGivenUp,
  askAgain,
}: MembershipProps & { upgrade: Upgrade }) {
  const isConfirming = state === 'confirming';

  return (
    <div className={styles.notices}>
      {state === 'past_due' && (
        <Notice tone="warning" title="Your last payment did not go through.">
          {isPremium
            ? `Premium stays${premiumUntil ? ` until ${formatDate(premiumUntil)}` : ' for a few days'}. Update your payment method to keep it.`
            : 'Premium has ended until it is paid. Update your payment method, and it comes back.'}
        </Notice>
      )}
      {isConfirming && !hasGivenUp && (
        <Notice title="We are confirming your payment.">
          If you have just paid, premium appears here by itself. There is nothing else to do.
        </Notice>
      )}
      {isConfirming && hasGivenUp && (
        <Notice title="No payment has been confirmed yet.">
          <p>
            If you have paid, premium appears by itself as soon as we hear of it, and a receipt is mailed.
          </p>
          <Button tone="quiet" onClick={askAgain}>
            Ask again
          </Button>
        </Notice>
      )}
      {upgrade.isBack && !isPremium && !isConfirming && (
        <Notice title="You left the checkout.">
          Nothing was charged, and nothing has changed. Whenever you like, you can take it up again.
        </Notice>
      )}
      {/* Beside its button, while that is there. */}
      {isPremium && upgrade.error && <UpgradeProblem error={upgrade.error} />}
    </div>
  );
}
