import { type RefObject, useEffect, useRef } from 'react';
import type { Generation } from '../run/generation.ts';

/**
 * Leads the reader's eyes to the recipe when it begins, and the keyboard to it when it is there; but not away from
 * somebody who is busy with something else by then.
 */
export function useAttention(place: RefObject<HTMLElement | null>, status: Generation['status']) {
  const before = useRef(status);

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status || !place.current) return;
    if (status === 'running') place.current.scrollIntoView({ block: 'nearest' });
    if (was !== 'running' || !isFree(place.current)) return;
    const work = place.current.parentElement;
    const next =
      status === 'done'
        ? place.current.querySelector<HTMLElement>('[data-title] a')
        : work?.querySelector<HTMLElement>('[aria-invalid="true"], [type="submit"]');
    next?.focus({ preventScroll: status !== 'done' });
  }, [place, status]);
}

function isFree(place: HTMLElement) {
  const active = document.activeElement;
  return !active || active === document.body || place.contains(active) || active.matches('[type="submit"]');
}
