import { bringIntoView, ErrorState, Notice, Skeleton } from '@sufra/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../texts/text.ts';
import { BeginSubscription } from './begin-subscription.tsx';
import type { ChoiceInTown } from './calendar-ahead.ts';
import { forgetSubscription } from './kept-subscription.ts';
import { OwnSubscription } from './own-subscription.tsx';
import styles from './subscription.module.css';
import { subscriptionQuery } from './subscription-query.ts';
import { useKeptSubscription } from './use-kept-subscription.ts';

interface SubscriptionProps {
  member: string;
  choice: ChoiceInTown;
}

/** The calendar of the member that a calendar program reads by an address: what it is, its beginning and its end. */
export function Subscription({ member, choice }: SubscriptionProps) {
  const client = useQueryClient();
  const kept = useKeptSubscription(member);
  const { data, error, isPending, isFetching, refetch } = useQuery(subscriptionQuery(member, kept?.calendar));
  const [wasHere, setWasHere] = useState(false);
  // Where there is one, the panel stands open from the start, and no press has asked for it.
  const [atFirst] = useState(kept?.calendar);
  if (kept && !wasHere) setWasHere(true);
  const live = data?.calendar?.calendar;
  const isOver = kept !== undefined && data !== undefined && !isFetching && live !== kept.calendar;

  // Ended, or replaced by another browser: what this one keeps opens nothing any more.
  useEffect(() => {
    if (!isOver) return;
    client.setQueryData(subscriptionQuery(member, undefined).queryKey, data);
    forgetSubscription(member);
  }, [isOver, member, client, data]);

  const end = { member, onEnded: () => setWasHere(false) };
  const body = () => {
    if (isPending) return <Skeleton shape="block" height="6rem" />;
    if (error)
      return (
        <ErrorState
          headingLevel="h3"
          title={t('ramadan.subscribe.away')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {error.message}
        </ErrorState>
      );
    if (kept && !isOver) return <OwnSubscription kept={kept} end={end} isNew={kept.calendar !== atFirst} />;
    return <BeginSubscription member={member} choice={choice} other={live !== undefined ? end : undefined} />;
  };

  return (
    <section
      ref={atFirst ? undefined : bringIntoView}
      className={styles.panel}
      aria-labelledby="subscription"
      data-print="hide"
    >
      <h3 id="subscription" className={styles.heading}>
        {t('ramadan.subscribe.title')}
      </h3>
      <p>{t('ramadan.subscribe.words')}</p>
      <p className={styles.honest}>{t('ramadan.subscribe.honest')}</p>
      {wasHere && !kept && <Notice tone="warning">{t('ramadan.subscribe.over')}</Notice>}
      {body()}
    </section>
  );
}
