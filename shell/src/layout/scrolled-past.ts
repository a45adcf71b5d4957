import { useSyncExternalStore } from 'react';

function subscribe(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

export const useScrolledPast = (pixels: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  );
