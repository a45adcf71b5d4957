import { useSyncExternalStore } from 'react';
import { isTimer, paused, resumed, type Timer, withMinute } from './timer.ts';
import { onTimersChange, readTimersText, writeTimers } from './timer-storage.ts';

const forgottenAfter = 6 * 60 * 60 * 1000;

let text: string | undefined;
let timers: Timer[] = [];

/** All of this browser, those that have ended among them. */
export function readTimers(): Timer[] {
  const stored = readTimersText();
  // The same list as long as nothing has changed: React compares by identity.
  if (stored !== text) {
    text = stored;
    timers = parse(stored);
  }
  return timers;
}

function parse(stored: string): Timer[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isTimer).filter(isRecent) : [];
  } catch {
    return []; // another program's, or an older version's
  }
}

const isRecent = ({ endsAt, pausedWith }: Timer) =>
  pausedWith !== null || endsAt > Date.now() - forgottenAfter;

/** The timers of this browser, the same in all its tabs, in the order in which they were started. */
export const useTimers = () => useSyncExternalStore(onTimersChange, readTimers);

export const forgetOldTimers = () => writeTimers(readTimers().filter(isRecent));

const change = (id: string, to: (timer: Timer, now: number) => Timer) =>
  writeTimers(readTimers().map(each => (each.id === id ? to(each, Date.now()) : each)));

export const pauseTimer = (id: string) => change(id, paused);
export const resumeTimer = (id: string) => change(id, resumed);
export const addMinute = (id: string) => change(id, withMinute);
export const removeTimer = (id: string) => writeTimers(readTimers().filter(each => each.id !== id));

/** Those of these timers that no tab has rung for; from now on one has. */
export function takeRings(ids: string[]): Timer[] {
  const taken = readTimers().filter(({ id, hasRung }) => ids.includes(id) && !hasRung);
  if (taken.length > 0) {
    writeTimers(readTimers().map(each => (taken.includes(each) ? { ...each, hasRung: true } : each)));
  }
  return taken;
}
