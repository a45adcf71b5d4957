import { ApiError, call, toast } from '@sufra/web-kit';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { subscriptionQuery } from '../../membership/api/subscription.ts';

/** The toasts are here because the page's button goes with the membership, before it could say anything. */
export const cancelSubscriptionMutation = mutationOptions({
  mutationFn: () => call('POST /payment/cancel-subscription', { timeout: 30_000 }),
  networkMode: 'always',
  onSuccess: async ({ message }, _nothing, _result, { client }) => {
    toast(message);
    await noteEnd(client);
  },
  onError: async (error, _nothing, _result, { client }) => {
    if (!(error instanceof ApiError) || error.code !== 'not_premium') return;
    // Another tab was quicker.
    toast({ message: error.message, tone: 'danger' });
    await client.invalidateQueries(subscriptionQuery);
  },
});

const ended = { state: 'ended', isPremium: false, nextPayment: null, premiumUntil: null } as const;

async function noteEnd(client: QueryClient) {
  // An answer from before the end would undo it.
  await client.cancelQueries(subscriptionQuery);
  client.setQueryData(subscriptionQuery.queryKey, before => before && { ...before, ...ended });
  void client.invalidateQueries(subscriptionQuery);
}
