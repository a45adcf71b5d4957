import { useSubscription } from '../membership/use-subscription.ts';
import { Confirming } from './confirming.tsx';
import { NoPayment } from './no-payment.tsx';
import { NotConfirmed } from './not-confirmed.tsx';
import { ThankYou } from './thank-you.tsx';

/** The address proves nothing: what has been paid says svc-billing, which asks the payment provider. */
export function Outcome() {
  const { subscription, hasGivenUp, askAgain, isFetching } = useSubscription();

  if (subscription?.isPremium) return <ThankYou />;
  if (hasGivenUp) return <NotConfirmed isAnswered={!!subscription} onAsk={askAgain} isAsking={isFetching} />;
  if (!subscription || subscription.state === 'confirming') return <Confirming />;
  return <NoPayment hasFailed={subscription.state === 'past_due'} />;
}
