import { useEffect, useRef } from 'react';

/**
 * Each step begins at its top, however far the one before was scrolled. The focus stays on Next and Previous, which are always in
 * sight; from anything else, which belonged to the step before, it comes to the step.
 */
export function useTopOfStep(place: number) {
  const dialog = useRef<HTMLDivElement>(null);
  const stepText = useRef<HTMLDivElement>(null);
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    dialog.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const isOnWay = document.activeElement?.closest('[data-way]');
    if (!isOnWay) stepText.current?.focus({ preventScroll: true });
  }, [place]);

  return { dialog, stepText };
}
