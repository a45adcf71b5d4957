import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTimers } from './timer-store.ts';
import { useTimerParts } from './use-timer-parts.ts';

/** In how many dialogs something stands. */
export const DialogDepth = createContext(0);

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

/** Where timers are shown: in the page, and in a dialog that takes its place; drawn in the topmost one alone. */
export function TimerPlace() {
  const depth = useContext(DialogDepth);
  const [own] = useState(() => ({}));
  const timers = useTimers();
  const parts = useTimerParts(timers.length > 0);

  useEffect(() => {
    changePlaces(() => places.set(own, depth));
    return () => changePlaces(() => places.delete(own));
  }, [own, depth]);

  const isTopmost = useSyncExternalStore(subscribe, () => depth === Math.max(...places.values()));
  return parts && isTopmost && timers.length > 0 ? <parts.TimerBar timers={timers} /> : null;
}
