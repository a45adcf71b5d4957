import styles from './billing.module.css';
import { MembershipCard } from './membership-card/membership-card.tsx';
import { MembershipNotices, type MembershipProps } from './membership-notices.tsx';
import { PremiumOffer } from './upgrade/premium-offer.tsx';
import { useUpgrade } from './upgrade/use-upgrade.ts';

export function Membership({ subscription, ...confirmation }: MembershipProps) {
  const upgrade = useUpgrade();
  const { isPremium, state } = subscription;
  const mayHavePaid = state === 'confirming' && !confirmation.hasGivenUp;
  // Whoever owes a payment has a subscription: they mend it, rather than buy a second.
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
