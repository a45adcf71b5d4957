import { useEffect } from 'react';
import type { RamadanChoice } from '../choice/ramadan-choice.ts';
import { readSubscription } from './kept-subscription.ts';

/** Minutes that are typed in, and a town and its method, are sent as one. */
const settleMs = 600;

/** Where this browser has a subscription of the member, what it holds follows what is chosen and announced. No other page loads the code. */
export function useRenewal(member: string | undefined, choice: RamadanChoice) {
  useEffect(() => {
    if (!member) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (!readSubscription(member)) return;
      clearTimeout(soon);
      soon = setTimeout(() => {
        import('./renew.ts')
          .then(({ renewSubscription }) => renewSubscription(member, choice))
          // Without a net: it is looked at again when there is one, and with the next page.
          .catch(() => undefined);
      }, settleMs);
    };
    look();
    addEventListener('online', look);
    return () => {
      clearTimeout(soon);
      removeEventListener('online', look);
    };
  }, [member, choice]);
}
