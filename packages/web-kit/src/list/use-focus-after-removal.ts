import { useEffect, useRef } from 'react';

/** When the focus has gone with an entry of a list, it comes to the list: a keyboard must not start over at the top. */
export function useFocusAfterRemoval<List extends HTMLElement = HTMLDivElement>(count: number) {
  const list = useRef<List>(null);
  const before = useRef(count);

  useEffect(() => {
    const hasLess = count < before.current;
    before.current = count;
    if (hasLess && document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [count]);

  return list;
}
