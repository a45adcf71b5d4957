import { useSession } from '@sufra/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { accountQuery } from '../account/api/account.ts';
import { useAskAgain } from './use-ask-again.ts';

/**
 * What billing knows reaches the accounts by an event, a moment later. Until both say the same, the member is read anew:
 * then the bar, home and the dashboard show premium, or its end, as well.
 */
export function useSessionInStep(isPremium: boolean | undefined) {
  const client = useQueryClient();
  const { user } = useSession();
  const ask = useCallback(() => client.prefetchQuery(accountQuery), [client]);
  const isBehind = user !== null && isPremium !== undefined && user.isPremium !== isPremium;
  useAskAgain({ isOpen: isBehind, ask });
}
