import type { Store } from './store/open-store.ts';

export interface Clock {
  /** Seconds since 1970, by the time of this place. */
  now(): number;
  /** As if it were that time. */
  at<T>(time: number, work: () => T): T;
  moveTo(time: number): void;
  /** How far ahead of everybody else it is here. */
  ahead(): number;
}

const realTime = () => Math.floor(Date.now() / 1000);

/** Runs as the real clock does, ahead of it by as much as it was moved. */
export function openClock(store: Store): Clock {
  let pretended: number | undefined;
  const ahead = () => store.get('clock', 'clock')?.ahead ?? 0;
  return {
    now: () => pretended ?? realTime() + ahead(),
    at(time, work) {
      const before = pretended;
      pretended = time;
      try {
        return work();
      } finally {
        pretended = before;
      }
    },
    ahead,
    moveTo(time) {
      store.put('clock', { id: 'clock', ahead: time - realTime() });
    },
  };
}
