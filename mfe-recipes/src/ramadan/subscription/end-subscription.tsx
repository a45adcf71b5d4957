import { Button, ConfirmDialog, call, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { forgetSubscription } from './kept-subscription.ts';
import { subscriptionQuery } from './subscription-query.ts';

export interface EndSubscriptionProps {
  member: string;
  onEnded: () => void;
}

/** Asked once more: the same address does not come back. */
export function EndSubscription({ member, onEnded }: EndSubscriptionProps) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => call('DELETE /prayer-calendar'),
    onSuccess: () => {
      setAsking(false);
      client.setQueryData(subscriptionQuery(member, undefined).queryKey, { calendar: null });
      forgetSubscription(member);
      onEnded();
      toast(t('ramadan.subscribe.ended'));
    },
  });
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {t('ramadan.subscribe.end')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('ramadan.subscribe.end.title')}
        confirmLabel={t('ramadan.subscribe.end')}
        busy={end.isPending}
        error={end.isError ? t('ramadan.subscribe.failed') : undefined}
        onConfirm={() => end.mutate()}
      >
        {t('ramadan.subscribe.end.words')}
      </ConfirmDialog>
    </>
  );
}
