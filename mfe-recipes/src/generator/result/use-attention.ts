import { type RefObject, useEffect, useRef } from 'react';
import type { Generation } from '../run/generation.ts';

/**
 * Scrolls to the recipe when it begins, and moves the focus to it, or to the reason why there is none, when that is
 * there; but not away from a reader who is busy with something else by then.
 */
export function useAttention(place: RefObject<HTMLElement | null>, status: Generation['status']) {
  const before = useRef(status);

  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was === status || !place.current) return;
    if (status === 'running') {
      // The button of the answer before is gone, and with it the focus. After the scrolling it would end that.
      if (document.activeElement === document.body) place.current.focus({ preventScroll: true });
      bringIntoWindow(place.current);
    }
    if (was !== 'running' || !isFree(place.current)) return;
    const next = nextFocus(place.current, status);
    const isInResult = next !== undefined && place.current.contains(next);
    if (isInResult) bringIntoWindow(place.current);
    next?.focus({ preventScroll: isInResult || status === 'stopped' });
  }, [place, status]);
}

function nextFocus(place: HTMLElement, status: Generation['status']): HTMLElement | undefined {
  const work = place.parentElement;
  const inOrder = {
    done: [place.querySelector<HTMLElement>('[data-title] a')],
    failed: [
      work?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      place.querySelector<HTMLElement>('[data-problem]'),
    ],
  };
  const found = status === 'done' || status === 'failed' ? inOrder[status] : [];
  return found.find(Boolean) ?? work?.querySelector<HTMLElement>('[type="submit"]') ?? undefined;
}

/** Its beginning stands in the upper half of the window afterwards. */
function bringIntoWindow(place: HTMLElement) {
  const { top } = place.getBoundingClientRect();
  const headerPx = 72;
  if (top < headerPx || top > innerHeight / 2) place.scrollIntoView({ block: 'start' });
}

function isFree(place: HTMLElement) {
  const active = document.activeElement;
  return !active || active === document.body || place.contains(active) || active.matches('[type="submit"]');
}
