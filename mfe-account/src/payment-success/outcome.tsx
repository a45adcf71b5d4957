import { Button, LinkButton, Spinner } from '@sufra/web-kit';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { useSubscription } from '../membership/use-subscription.ts';
import { t } from '../texts/text.ts';
import { ThankYou } from './thank-you.tsx';

/** The address proves nothing: what has been paid says svc-billing, which asks the payment provider. */
export function Outcome() {
  const { subscription, hasGivenUp, askAgain, isFetching } = useSubscription();

  if (subscription?.isPremium) return <ThankYou />;
  if (hasGivenUp) return <NotConfirmed isAnswered={!!subscription} onAsk={askAgain} isAsking={isFetching} />;
  if (!subscription || subscription.state === 'confirming') return <Confirming />;
  return <NoPayment hasFailed={subscription.state === 'past_due'} />;
}

export const Confirming = () => (
  <AccountFrame title={t('paid.moment')} lead={t('paid.momentLead')}>
    <p className={styles.working} role="status">
      <Spinner /> {t('paid.working')}
    </p>
  </AccountFrame>
);

interface NotConfirmedProps {
  /** Whether it was said that nothing is confirmed, or nothing was said at all. */
  isAnswered: boolean;
  isAsking: boolean;
  onAsk: () => void;
}

const NotConfirmed = ({ isAnswered, isAsking, onAsk }: NotConfirmedProps) => (
  <AccountFrame
    title={t('paid.notYet')}
    lead={<span role="status">{isAnswered ? t('paid.noneSoFar') : t('paid.unknown')}</span>}
  >
    <div className={styles.actions}>
      <Button busy={isAsking} onClick={onAsk}>
        {t('paid.ask')}
      </Button>
      <LinkButton to="/billing" tone="quiet">
        {t('paid.toBilling')}
      </LinkButton>
    </div>
  </AccountFrame>
);

/** A visitor has opened the address, or the card was declined after all. */
const NoPayment = ({ hasFailed }: { hasFailed: boolean }) => (
  <AccountFrame
    title={hasFailed ? t('paid.failed') : t('paid.nothing')}
    lead={<span role="status">{hasFailed ? t('paid.failedLead') : t('paid.nothingLead')}</span>}
  >
    <LinkButton to="/billing">{t('paid.toBilling')}</LinkButton>
  </AccountFrame>
);
