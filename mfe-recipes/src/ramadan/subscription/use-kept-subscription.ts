import { useMemo, useSyncExternalStore } from 'react';
import { type KeptSubscription, onSubscriptionChange, readSubscription } from './kept-subscription.ts';

/** What this browser keeps of the member's subscription, also as another tab changes it. */
export function useKeptSubscription(member: string): KeptSubscription | undefined {
  const text = useSyncExternalStore(onSubscriptionChange, () =>
    JSON.stringify(readSubscription(member) ?? null),
  );
  return useMemo(() => JSON.parse(text) ?? undefined, [text]);
}
