import { Button, LinkButton, Spinner } from '@sufra/web-kit';
import styles from '../forms/form.module.css';
import { AccountFrame } from '../frame/account-frame.tsx';
import { useSubscription } from '../membership/use-subscription.ts';
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
  <AccountFrame title="One moment" lead="The page goes on by itself, usually within a few seconds.">
    <p className={styles.working} role="status">
      <Spinner /> We are confirming your payment…
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
    title="Not confirmed yet"
    lead={
      <span role="status">
        {isAnswered
          ? 'The payment provider has not confirmed a payment so far.'
          : 'We cannot find out right now whether your payment has arrived.'}{' '}
        If you have paid, nothing is lost: premium begins by itself as soon as we hear of it, and a receipt
        comes by email. There is no need to pay again.
      </span>
    }
  >
    <div className={styles.actions}>
      <Button busy={isAsking} onClick={onAsk}>
        Ask again
      </Button>
      <LinkButton to="/billing" tone="quiet">
        Go to billing
      </LinkButton>
    </div>
  </AccountFrame>
);

/** A visitor has opened the address, or the card was declined after all. */
const NoPayment = ({ hasFailed }: { hasFailed: boolean }) => (
  <AccountFrame
    title={hasFailed ? 'The payment did not go through' : 'There is no payment here'}
    lead={
      <span role="status">
        {hasFailed
          ? 'Your card was not charged. You can update your payment method, and premium comes back.'
          : 'This page says thank you after an upgrade. You are a free member, and no payment of yours is on its way.'}
      </span>
    }
  >
    <LinkButton to="/billing">Go to billing</LinkButton>
  </AccountFrame>
);
