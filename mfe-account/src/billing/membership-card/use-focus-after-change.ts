import { useEffect, useRef } from 'react';

/** When the focus has gone with what was pressed, it comes here: a keyboard must not start over at the top of the page. */
export function useFocusAfterChange<E extends HTMLElement>(watched: unknown) {
  const target = useRef<E>(null);
  const before = useRef(watched);

  useEffect(() => {
    const hasChanged = before.current !== watched;
    before.current = watched;
    if (hasChanged && document.activeElement === document.body) target.current?.focus();
  }, [watched]);

  return target;
}
