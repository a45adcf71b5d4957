import { Button, call, Notice, toast } from '@sufra/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { t } from '../../texts/text.ts';
import type { ChoiceInTown } from './calendar-ahead.ts';
import { EndSubscription, type EndSubscriptionProps } from './end-subscription.tsx';
import { keepSubscription } from './kept-subscription.ts';
import { beginSubscription } from './renew.ts';
import styles from './subscription.module.css';
import { subscriptionQuery } from './subscription-query.ts';

interface BeginProps {
  member: string;
  choice: ChoiceInTown;
  /** How a subscription ends that another browser has begun. */
  other: EndSubscriptionProps | undefined;
}

/** An address is made by a press alone, after what it means was said. */
export function BeginSubscription({ member, choice, other }: BeginProps) {
  const client = useQueryClient();
  const note = (calendar: string | undefined, known: object) =>
    client.setQueryData(subscriptionQuery(member, calendar).queryKey, known);

  /** Whether it is kept: an address that no browser could renew is none. */
  async function make(): Promise<boolean> {
    const { kept, begun } = await beginSubscription(choice);
    note(kept.calendar, begun);
    if (keepSubscription(member, kept)) return true;
    await call('DELETE /prayer-calendar');
    note(undefined, { calendar: null });
    return false;
  }

  const begin = useMutation({
    mutationFn: make,
    onError: () => {
      toast({ tone: 'danger', message: t('ramadan.subscribe.failed') });
      // It may have arrived all the same.
      void client.invalidateQueries({ queryKey: subscriptionQuery(member, undefined).queryKey });
    },
  });
  return (
    <>
      {other && <p>{t('ramadan.subscribe.other')}</p>}
      {begin.data === false && <Notice tone="warning">{t('ramadan.subscribe.notKept')}</Notice>}
      <div className={styles.buttons}>
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          <CalendarSync aria-hidden="true" />
          {other ? t('ramadan.subscribe.replace') : t('ramadan.subscribe.begin')}
        </Button>
        {other && <EndSubscription {...other} />}
      </div>
    </>
  );
}
