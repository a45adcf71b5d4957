import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls there once it matters; a visitor who followed a link to another place of the page stays at that. */
export function useComeIntoView(target: RefObject<HTMLElement | null>, matters: boolean) {
  const { hash } = useLocation();
  const isElsewhere = hash !== '';

  useEffect(() => {
    if (!matters || isElsewhere) return;
    // After the shell has put a new page at its top.
    const frame = requestAnimationFrame(() => target.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [target, matters, isElsewhere]);
}
