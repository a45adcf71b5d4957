import { useSyncExternalStore } from 'react';
import { whenMemberLeaves } from '../session/when-member-leaves.ts';
import { isTimer, paused, resumed, type Timer, withMinute } from './timer.ts';

const key = 'sufra:timers';
const changed = 'sufra:timers-changed';
const forgottenAfter = 6 * 60 * 60 * 1000;

let text: string | null = null;
let timers: Timer[] = [];

function read(): Timer[] {
  const stored = readText();
  // The same list as long as nothing has changed: React compares by identity.
  if (stored !== text) {
    text = stored;
    timers = parse(stored);
  }
  return timers;
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return text; // storage is switched off: the timers live as long as the page
  }
}

function parse(stored: string | null): Timer[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isTimer) : [];
  } catch {
    return []; // another program's, or an older version's
  }
}

function write(next: Timer[]) {
  const recent = next.filter(
    ({ endsAt, pausedWith }) => pausedWith !== null || endsAt > Date.now() - forgottenAfter,
  );
  const stored = JSON.stringify(recent);
  try {
    localStorage.setItem(key, stored);
  } catch {
    text = stored;
    timers = recent;
  }
  dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void) {
  addEventListener(changed, listener);
  addEventListener('storage', listener); // in another tab
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}

/** The timers of this browser, the same in all its tabs, in the order in which they were started. */
export const useTimers = () => useSyncExternalStore(subscribe, read);

const change = (id: string, to: (timer: Timer, now: number) => Timer) =>
  write(read().map(each => (each.id === id ? to(each, Date.now()) : each)));

export const addTimer = (timer: Timer) => write([...read(), timer]);
export const pauseTimer = (id: string) => change(id, paused);
export const resumeTimer = (id: string) => change(id, resumed);
export const addMinute = (id: string) => change(id, withMinute);
export const removeTimer = (id: string) => write(read().filter(each => each.id !== id));

/** Those of these timers that no tab has rung for; from now on one has. */
export function takeRings(ids: string[]): Timer[] {
  const taken = read().filter(({ id, hasRung }) => ids.includes(id) && !hasRung);
  if (taken.length > 0) {
    write(read().map(each => (taken.includes(each) ? { ...each, hasRung: true } : each)));
  }
  return taken;
}

whenMemberLeaves(() => write([]));
