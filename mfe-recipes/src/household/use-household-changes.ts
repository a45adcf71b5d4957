import { useEffect, useEffectEvent } from 'react';
import type { SharedPart } from './follow-household.ts';
import { listenTogether } from './listen-together.ts';

/** While the page shares one of these parts with others, calls back whenever one of them may have changed it. */
export function useHouseholdChanges(
  isShared: boolean,
  parts: readonly SharedPart[],
  onChange: () => void,
): void {
  const tell = useEffectEvent(onChange);
  const wanted = parts.join(' ');
  useEffect(() => {
    if (!isShared) return undefined;
    // Read from a text, which is the same one after each drawing.
    const parts = wanted.split(' ') as SharedPart[];
    return listenTogether({ parts, onChange: () => tell() });
  }, [isShared, wanted]);
}
