import { limits, type Subscription } from '@sufra/contracts';
import { Card, formatDate, Loading, Skeleton, useSession } from '@sufra/web-kit';
import { useEffect, useRef } from 'react';
import { t } from '../../texts/text.ts';
import { CancelSubscription } from '../cancel/cancel-subscription.tsx';
import styles from './membership-card.module.css';
import { MembershipFacts } from './membership-facts.tsx';
import { UpdatePaymentMethod } from './update-payment-method.tsx';

interface MembershipCardProps {
  subscription: Subscription;
  /** Another member of the household pays. */
  isCovered: boolean;
}

export function MembershipCard({ subscription, isCovered }: MembershipCardProps) {
  const { isPremium, state, canManagePayment } = subscription;
  const heading = useFocusAfterChange<HTMLHeadingElement>(isPremium);
  const isOwing = state === 'past_due';
  const hasPremium = isPremium || isCovered;

  return (
    <Card as="section" padding="roomy" className={styles.card} aria-labelledby="membership">
      <div>
        <p className={styles.eyebrow}>{t('billing.card.eyebrow')}</p>
        <h2 id="membership" className={styles.title} data-premium={hasPremium} ref={heading} tabIndex={-1}>
          {hasPremium ? t('billing.card.premium') : t('billing.card.free')}
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

function MembershipWords({ subscription }: { subscription: Subscription }) {
  const { user } = useSession();
  const left = user?.generations_left;
  const { isPremium, state, endedAt } = subscription;

  return (
    <div className={styles.words}>
      {isPremium && <p>{t('billing.card.unlimited')}</p>}
      {state === 'ended' && (
        <p>{endedAt ? t('billing.card.endedOn', { date: formatDate(endedAt) }) : t('billing.card.ended')}</p>
      )}
      {!isPremium && typeof left === 'number' && (
        <p>{t('billing.card.left', { left, all: limits.freeGenerations })}</p>
      )}
    </div>
  );
}

/** When the focus has gone with what was pressed, it comes here: a keyboard must not start over at the top of the page. */
function useFocusAfterChange<E extends HTMLElement>(watched: unknown) {
  const target = useRef<E>(null);
  const before = useRef(watched);

  useEffect(() => {
    const hasChanged = before.current !== watched;
    before.current = watched;
    if (hasChanged && document.activeElement === document.body) target.current?.focus();
  }, [watched]);

  return target;
}

export const MembershipSkeleton = () => (
  <Card padding="roomy">
    <Loading label={t('billing.card.loading')} className={styles.card}>
      <div>
        <Skeleton width="9rem" />
        <Skeleton shape="title" width="min(100%, 17rem)" />
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" width="13rem" height="44px" />
    </Loading>
  </Card>
);
