import { useEffect } from 'react';
import { useFocusAfterRemoval } from '../list/use-focus-after-removal.ts';

/** When the focus has gone with a timer it comes to those that are left, and after the last one to the page. */
export function useFocusAfterStop(count: number) {
  useEffect(
    () => () => {
      // An element that is about to go still has the focus here, in some browsers.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
      });
    },
    [],
  );

  return useFocusAfterRemoval<HTMLUListElement>(count);
}
