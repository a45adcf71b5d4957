import { ApiError, call } from '@sufra/web-kit';
import type { QueryClient } from '@tanstack/react-query';
import { subscriptionQuery } from '../../membership/api/subscription.ts';

/** Where to pay. A refusal because the member is premium already makes the page find that out too. */
export async function askForCheckout(client: QueryClient, priceId: string) {
  try {
    return await call('POST /payment/create-checkout-session', {
      body: { priceId, mode: 'subscription' },
      timeout: 30_000,
    });
  } catch (error) {
    const isPremium = error instanceof ApiError && error.code === 'already_premium';
    if (isPremium) void client.invalidateQueries(subscriptionQuery);
    throw error;
  }
}
