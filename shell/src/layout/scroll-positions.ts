import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const positions = new Map<string, number>();
const patienceMs = 3_000;
const takesOver = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Remembers how far each entry of the browser's history was scrolled; answers that of the present one, from before. */
export function useScrollPosition(): number | undefined {
  const { key } = useLocation();
  const present = useRef(key);
  const before = positions.get(key);

  // Before the browser tells of the scroll that a shorter page brings about, which is no longer the entry before's.
  useLayoutEffect(() => {
    present.current = key;
  }, [key]);

  useEffect(() => {
    const note = () => positions.set(present.current, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  return before;
}

/** Scrolls there as soon as the page is long enough, unless the reader scrolls first. Answers how to give it up. */
export function scrollBackTo(top: number): () => void {
  return whenPageGrows(() => {
    window.scrollTo({ top, left: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight - innerHeight >= top;
  });
}

/** Scrolls to the anchor as soon as it is in the page, unless the reader scrolls first. Answers how to give it up. */
export function scrollToAnchor(id: string): () => void {
  return whenPageGrows(() => {
    const anchor = document.getElementById(id);
    anchor?.scrollIntoView({ behavior: 'instant' });
    return anchor !== null;
  });
}

/** Tries at once, and again each time the page has grown, until it is done. */
function whenPageGrows(isDone: () => boolean): () => void {
  if (isDone()) return () => undefined;

  const growth = new ResizeObserver(() => isDone() && stop());
  const patience = setTimeout(stop, patienceMs);
  function stop() {
    clearTimeout(patience);
    growth.disconnect();
    for (const event of takesOver) removeEventListener(event, stop);
  }
  for (const event of takesOver) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
