import { useSyncExternalStore } from 'react';

// What every page has of the timers: whether there are any. The rest comes with the first one (use-timer-parts.ts).
const key = 'sufra:timers';
const changed = 'sufra:timers-changed';
const none = '[]';

let ofThisPage = none;

export function readTimersText(): string {
  try {
    return localStorage.getItem(key) ?? none;
  } catch {
    return ofThisPage; // storage is switched off: the timers live as long as the page
  }
}

export function writeTimers(timers: unknown[]) {
  ofThisPage = JSON.stringify(timers);
  try {
    localStorage.setItem(key, ofThisPage);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(changed));
}

export function onTimersChange(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

export const hasTimers = () => readTimersText() !== none;

export const useHasTimers = () => useSyncExternalStore(onTimersChange, hasTimers, hasTimers);
