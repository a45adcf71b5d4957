import { useEffect, useState, useSyncExternalStore } from 'react';
import { TimerBar } from './timer-bar.tsx';
import { useTimers } from './timer-store.ts';

const places = new Map<object, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changePlaces(change: () => void) {
  change();
  for (const listener of listeners) listener();
}

/** Of all the places for timers the topmost shows them: what is beneath a dialog cannot be reached. */
export function PlacedTimers({ depth }: { depth: number }) {
  const [own] = useState(() => ({}));
  const timers = useTimers();

  useEffect(() => {
    changePlaces(() => places.set(own, depth));
    return () => changePlaces(() => places.delete(own));
  }, [own, depth]);

  const isTopmost = useSyncExternalStore(subscribe, () => depth === Math.max(...places.values()));
  return isTopmost && timers.length > 0 && <TimerBar timers={timers} />;
}
