// For the shell, which wakes a browser that is closed when a timer ends.
export { onTimersChange } from './timer-storage.ts';
export { readTimers } from './timer-store.ts';
