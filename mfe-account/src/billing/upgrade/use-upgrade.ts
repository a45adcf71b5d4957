import { ApiError, call, session } from '@sufra/web-kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { subscriptionQuery } from '../../membership/membership-api.ts';
import {
  forgetCheckout,
  hasLeftForCheckout,
  noteLeavingForCheckout,
} from '../departure/left-for-checkout.ts';
import { useDeparture } from '../departure/use-departure.ts';

/** Where to pay. A refusal because the member is premium already makes the page find that out too. */
async function askForCheckout(client: QueryClient, priceId: string) {
  const email = session.get().user?.email;
  try {
    return await call('POST /payment/create-checkout-session', {
      body: { priceId, mode: 'subscription', ...(email && { email }) },
      timeout: 30_000,
    });
  } catch (error) {
    const isPremium = error instanceof ApiError && error.code === 'already_premium';
    if (isPremium) void client.invalidateQueries(subscriptionQuery);
    throw error;
  }
}

export type Upgrade = ReturnType<typeof useUpgrade>;

/** The way to the checkout, and whether the member has come back from there without having gone through with it. */
export function useUpgrade() {
  const client = useQueryClient();
  const [isBack, setIsBack] = useState(hasLeftForCheckout);
  useEffect(forgetCheckout, []);

  const { leave, isBusy, error } = useDeparture({
    askForAddress: (priceId: string) => askForCheckout(client, priceId),
    onLeaving: noteLeavingForCheckout,
    onBack: () => {
      forgetCheckout();
      setIsBack(true);
    },
  });

  return { toCheckout: leave, isBusy, error, isBack: isBack && !isBusy };
}
