import { useSyncExternalStore } from 'react';
import { isTimer, paused, resumed, type Timer, withMinute } from './timer.ts';
import { onTimersChange, readTimersText, writeTimers } from './timer-storage.ts';

const forgottenAfter = 6 * 60 * 60 * 1000;

let text: string | undefined;
let timers: Timer[] = [];

function read(): Timer[] {
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
export const useTimers = () => useSyncExternalStore(onTimersChange, read);

export const forgetOldTimers = () => writeTimers(read().filter(isRecent));

const change = (id: string, to: (timer: Timer, now: number) => Timer) =>
  writeTimers(read().map(each => (each.id === id ? to(each, Date.now()) : each)));

export const pauseTimer = (id: string) => change(id, paused);
export const resumeTimer = (id: string) => change(id, resumed);
export const addMinute = (id: string) => change(id, withMinute);
export const removeTimer = (id: string) => writeTimers(read().filter(each => each.id !== id));

/** Those of these timers that no tab has rung for; from now on one has. */
export function takeRings(ids: string[]): Timer[] {
  const taken = read().filter(({ id, hasRung }) => ids.includes(id) && !hasRung);
  if (taken.length > 0) {
    writeTimers(read().map(each => (taken.includes(each) ? { ...each, hasRung: true } : each)));
  }
  return taken;
}
