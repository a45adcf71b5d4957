import { isSamePage, pageBeneath } from '@sufra/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { scrollBackTo, scrollToAnchor, useScrollPosition } from './scroll-positions.ts';

/**
 * Changes with each page, and when another page takes the same path (a slice has come back), not with a search, and
 * not with a dialog that has a path of its own (the page beneath it stays where it is) nor when a page replaces its own
 * address.
 */
export function usePageIdentity(): string {
  const { pathname, state } = useLocation();
  const navigation = useNavigationType();
  const leaf = useMatches().at(-1);
  const present = `${leaf?.id ?? ''} ${pathname}`;
  const [identity, setIdentity] = useState(present);
  const goesOn = pageBeneath(state) !== undefined || (navigation === 'REPLACE' && isSamePage(state));
  if (identity === present || goesOn) return identity;
  setIdentity(present);
  return present;
}

/** Another page has taken the place of the one before, and not by going back. */
export const pageChanged = 'sufra:page-changed';

/**
 * Each new page starts at its top, or at the anchor in its address, with the focus on it, as if a browser had loaded it.
 * One that the reader goes back to is where it was left.
 */
export function usePageChange<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const identity = usePageIdentity();
  const seen = useRef<string>(undefined);
  const isReturn = useNavigationType() === 'POP';
  // The address that the browser itself has opened counts as a return, and its page comes later than its shell.
  const isFirstEntry = useLocation().key === 'default';
  const left = useScrollPosition();
  const stopScrolling = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (seen.current === identity) return;
    stopScrolling.current();
    const isFirst = seen.current === undefined;
    seen.current = identity;
    const anchor = location.hash.slice(1);
    const isArrival = !isReturn || (isFirstEntry && left === undefined);
    if (anchor && isArrival) stopScrolling.current = scrollToAnchor(anchor);
    if (isFirst) return;
    if (isReturn && left !== undefined) stopScrolling.current = scrollBackTo(left);
    else if (!document.getElementById(anchor)) window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    target.current?.focus({ preventScroll: true });
    if (!isReturn) dispatchEvent(new Event(pageChanged));
  }, [identity, isReturn, isFirstEntry, left]);

  return target;
}
