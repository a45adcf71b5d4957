import { messages } from '@sufra/contracts';
import { ApiError, Button, ConfirmDialog, call, say, toast } from '@sufra/web-kit';
import { mutationOptions, type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { subscriptionQuery } from '../../membership/membership-api.ts';
import { t } from '../../texts/text.ts';

/** The toasts are here because the page's button goes with the membership, before it could say anything. */
const cancelSubscriptionMutation = mutationOptions({
  mutationFn: () => call('POST /payment/cancel-subscription', { timeout: 30_000 }),
  onSuccess: async ({ message }, _nothing, _result, { client }) => {
    toast(say(message));
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
        {t('billing.cancel.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={open => !cancelling.isPending && setIsAsking(open)}
        title={t('billing.cancel.title')}
        confirmLabel={t('billing.cancel.yes')}
        cancelLabel={t('billing.cancel.no')}
        busy={cancelling.isPending}
        error={cancelling.error && wordsFor(cancelling.error)}
        onConfirm={cancelling.mutate}
      >
        {t('billing.cancel.words')}
      </ConfirmDialog>
    </>
  );
}

const wordsFor = (error: Error) =>
  (error instanceof ApiError ? error.said : undefined) ?? say(messages.cancelFallback);
