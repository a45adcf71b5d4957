import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';

/** Changes with each page, and when another page takes the same path (a slice has come back), not with a search. */
export function usePageIdentity(): string {
  const { pathname } = useLocation();
  const leaf = useMatches().at(-1);
  return `${leaf?.id ?? ''} ${pathname}`;
}

/** Each new page starts at its top with the focus on it, as if the browser had loaded it. */
export function usePageChange<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const identity = usePageIdentity();
  const { hash } = useLocation();
  const seen = useRef(identity);

  useEffect(() => {
    if (seen.current === identity) return;
    seen.current = identity;
    // A page with an anchor in its address finds its own place.
    if (hash === '') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    target.current?.focus({ preventScroll: true });
  }, [identity, hash]);

  return target;
}
