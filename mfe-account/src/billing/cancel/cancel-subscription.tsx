import { messages } from '@sufra/contracts';
import { ApiError, Button, ConfirmDialog } from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelSubscriptionMutation } from '../api/cancel-subscription.ts';

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
