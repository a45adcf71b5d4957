import type { Subscription } from '@sufra/contracts';
import { Button, formatDate, Notice, useSession } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './billing.module.css';
import { MembershipCard } from './membership-card/membership-card.tsx';
import { PremiumOffer, UpgradeProblem } from './upgrade/premium-offer.tsx';
import { type Upgrade, useUpgrade } from './upgrade/use-upgrade.ts';

export function Membership({ subscription, ...confirmation }: MembershipProps) {
  const upgrade = useUpgrade();
  const { isPremium, state } = subscription;
  const isCovered = useSession().user?.isCovered === true;
  const mayHavePaid = state === 'confirming' && !confirmation.hasGivenUp;
  // A member who owes a payment has a subscription: they mend it, rather than buy a second.
  const hasOffer = !isPremium && !isCovered && !mayHavePaid && state !== 'past_due';

  return (
    <>
      <div className={styles.membership}>
        <MembershipNotices subscription={subscription} upgrade={upgrade} {...confirmation} />
        <MembershipCard subscription={subscription} isCovered={isCovered} />
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
  const { user } = useSession();

  return (
    <div className={styles.notices}>
      {user?.isCovered && <Notice title={t('billing.covered.title')}>{t('billing.covered.words')}</Notice>}
      {state === 'past_due' && (
        <Notice tone="warning" title={t('billing.owing.title')}>
          {!isPremium && t('billing.owing.ended')}
          {isPremium && premiumUntil && t('billing.owing.until', { date: formatDate(premiumUntil) })}
          {isPremium && !premiumUntil && t('billing.owing.days')}
        </Notice>
      )}
      {isConfirming && !hasGivenUp && (
        <Notice title={t('billing.confirming.title')}>{t('billing.confirming.words')}</Notice>
      )}
      {isConfirming && hasGivenUp && (
        <Notice title={t('billing.unconfirmed.title')}>
          <p>{t('billing.unconfirmed.words')}</p>
          <Button tone="quiet" onClick={askAgain}>
            {t('paid.ask')}
          </Button>
        </Notice>
      )}
      {upgrade.isBack && !isPremium && !isConfirming && (
        <Notice title={t('billing.left.title')}>{t('billing.left.words')}</Notice>
      )}
      {/* Beside its button, while that is there. */}
      {isPremium && upgrade.error && <UpgradeProblem error={upgrade.error} />}
    </div>
  );
}
