import { useSession } from '@sufra/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { accountQuery } from '../account/account-api.ts';
import { subscriptionQuery } from './membership-api.ts';

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

/**
 * What billing knows reaches the accounts by an event, a moment later. Until both say the same, the member is read anew:
 * then the bar, home and the dashboard show premium, or its end, as well.
 */
function useSessionInStep(isPremium: boolean | undefined) {
  const client = useQueryClient();
  const { user } = useSession();
  const ask = useCallback(() => client.prefetchQuery(accountQuery), [client]);
  // What a member has by another one's membership is none of billing's news.
  const isOwn = user?.isPremium && !user.isCovered;
  const isBehind = user !== null && isPremium !== undefined && Boolean(isOwn) !== isPremium;
  useAskAgain({ isOpen: isBehind, ask });
}

// A member who waits looks at the screen: often at first, and after a minute and a half no longer.
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

interface Question {
  /** As long as there is no answer that settles it. */
  isOpen: boolean;
  /** Never rejects; the same function from one drawing to the next. */
  ask: () => Promise<unknown>;
}

/** Asks again with growing pauses until the question is settled, and gives up after the last. */
function useAskAgain({ isOpen, ask }: Question) {
  const [asked, setAsked] = useState(0);
  const pause = pauses[asked];

  useEffect(() => {
    if (!isOpen) return setAsked(0);
    if (pause === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      await ask();
      if (!isOver) setAsked(asked + 1);
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isOpen, ask, asked, pause]);

  return { hasGivenUp: isOpen && pause === undefined, startOver: () => setAsked(0) };
}
