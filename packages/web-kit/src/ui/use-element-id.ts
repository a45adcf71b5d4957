import { useId, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * An id of this page's own, as React's `useId`. The page that the server has drawn has other ids, and React leaves them when
 * it takes the elements over; so the id is another one during that, and is written everywhere right after.
 */
export function useElementId(): string {
  const id = useId();
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isDrawn ? `${id}drawn` : id;
}
