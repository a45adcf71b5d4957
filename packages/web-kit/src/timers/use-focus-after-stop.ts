import { useEffect, useRef } from 'react';

/** When the focus has gone with a timer it comes to those that are left, and after the last one to the page. */
export function useFocusAfterStop(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const hasLess = count < before.current;
    before.current = count;
    if (hasLess && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);

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

  return list;
}
