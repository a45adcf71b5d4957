import { useEffect, useEffectEvent } from 'react';
import { followHousehold } from './follow-household.ts';

/** While the page is shared with others, calls back whenever one of them may have changed it. */
export function useHouseholdChanges(isShared: boolean, onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!isShared) return;
    const leaving = new AbortController();
    void followHousehold({ signal: leaving.signal, onChange: () => tell() });
    return () => leaving.abort();
  }, [isShared]);
}
