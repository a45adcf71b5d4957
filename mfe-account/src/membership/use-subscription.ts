import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from './api/subscription.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useSessionInStep } from './use-session-in-step.ts';

/** The member's subscription. While a checkout is being confirmed, or there was no answer yet, it is asked for again. */
export function useSubscription() {
  const { data: subscription, isError, error, isFetching, refetch } = useQuery(subscriptionQuery);
  const isOpen = subscription ? subscription.state === 'confirming' : isError;
  const { hasGivenUp, startOver } = useAskAgain({ isOpen, ask: refetch });
  useSessionInStep(subscription?.isPremium);

  const askAgain = () => {
    startOver();
    void refetch();
  };

  return { subscription, error: subscription ? null : error, isFetching, hasGivenUp, askAgain };
}
