import { messages } from '@sufra/contracts';
import { ApiError, Button, ConfirmDialog, call, toast } from '@sufra/web-kit';
import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionQuery } from '../../membership/membership-api.ts';

/** The toasts are here because the page's button goes with the membership, before it could say anything. */
const cancelSubscriptionMutation = mutationOptions({
  mutationFn: () => call('POST /payment/cancel-subscription', { timeout: 30_000 }),
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

export function CancelSubscription() {
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useMutation(cancelSubscriptionMutation);

  const ask = () => {
    cancelling.reset();
    setIsAsking(true);
  };

  return (
    <>
      <Button tone="danger" onClick={ask}>
        Cancel Subscription
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={open => !cancelling.isPending && setIsAsking(open)}
        title="Cancel your subscription?"
        confirmLabel="Yes, Cancel"
        cancelLabel="Keep Premium"
        busy={cancelling.isPending}
        error={cancelling.error && wordsFor(cancelling.error)}
        onConfirm={cancelling.mutate}
      >
        Premium ends at once, not at the end of the month you have paid for, and a cancelled subscription
        cannot be resumed later. The recipes you saved stay yours, and you may subscribe anew.
      </ConfirmDialog>
    </>
  );
}

const wordsFor = (error: Error) =>
  (error instanceof ApiError ? error.said : undefined) ?? messages.cancelFallback;
