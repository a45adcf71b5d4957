import type { WaitingChange } from '../../worker/messages.ts';

export interface Corner {
  changes: readonly WaitingChange[];
  /** Another version of a part of the site is served than runs in this page, and a reload would cost nothing now. */
  hasNewVersion: boolean;
}

let corner: Corner = { changes: [], hasNewVersion: false };
const listeners = new Set<() => void>();

/** What the corner of the page shows: it comes from the worker and from the registry, outside of React. */
export const cornerStore = {
  get: () => corner,
  set: (change: Partial<Corner>) => {
    corner = { ...corner, ...change };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
