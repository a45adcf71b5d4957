import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../remembered/browser-storage.ts';
import { whenMemberLeaves } from '../remembered/when-member-leaves.ts';

export interface Timer {
  id: string;
  /** Of which recipe, and what for. */
  recipeKey: string;
  name: string;
  /** Milliseconds since 1970: what is left is counted from the clock, so no sleep and no reload can put it out. */
  endsAt: number;
  rang: boolean;
}

const key = 'sufra:timers';
const changed = 'sufra:timers-changed';
const forgottenAfter = 6 * 60 * 60 * 1000;
const none: Timer[] = [];

const isTimer = (value: Partial<Timer> | null): value is Timer =>
  typeof value?.id === 'string' &&
  typeof value.recipeKey === 'string' &&
  typeof value.name === 'string' &&
  Number.isFinite(value.endsAt);

let text: string | undefined;
let timers = none;

function read(): Timer[] {
  const stored = readStored('localStorage', key);
  const now = JSON.stringify(stored);
  // The same list as long as nothing has changed: React compares by identity.
  if (now === text) return timers;
  text = now;
  timers = Array.isArray(stored) ? stored.filter(isTimer) : none;
  return timers;
}

function write(next: Timer[]) {
  const recent = next.filter(({ endsAt }) => endsAt > Date.now() - forgottenAfter);
  if (!writeStored('localStorage', key, recent)) {
    text = undefined;
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

export const useTimers = () => useSyncExternalStore(subscribe, read);

export function startTimer({ minutes, ...timer }: { recipeKey: string; name: string; minutes: number }) {
  const endsAt = Date.now() + minutes * 60_000;
  write([...read(), { ...timer, id: crypto.randomUUID(), endsAt, rang: false }]);
}

export const removeTimer = (id: string) => write(read().filter(each => each.id !== id));

/** True for the first caller: of several tabs one rings. */
export function takeRing(id: string): boolean {
  const timer = read().find(each => each.id === id);
  if (!timer || timer.rang) return false;
  write(read().map(each => (each.id === id ? { ...each, rang: true } : each)));
  return true;
}

whenMemberLeaves(() => write(none));
