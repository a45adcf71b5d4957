import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 34rem)';

function subscribe(listener: () => void) {
  const list = matchMedia(narrow);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** As wide as a phone: cards would be a long way to scroll there. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
