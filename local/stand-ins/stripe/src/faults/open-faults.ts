import type { Fault } from './fault.ts';

interface Waiting extends Fault {
  seen: number;
}

export type Faults = ReturnType<typeof openFaults>;

const isMeant = (fault: Fault, method: string, path: string) =>
  (fault.method ?? method) === method && path.startsWith(fault.path ?? '');

/** What is to go wrong with the calls to come. */
export function openFaults() {
  let waiting: Waiting[] = [];
  return {
    add: (fault: Fault) => {
      waiting.push({ ...fault, seen: 0 });
    },
    clear: () => {
      waiting = [];
    },
    all: () => waiting,
    /** Counts this call, and tells the first fault that is meant for it. */
    take(method: string, path: string): Fault | undefined {
      const meant = waiting.filter(fault => isMeant(fault, method, path));
      for (const fault of meant) fault.seen += 1;
      const due = meant.find(({ seen, nth }) => seen >= nth);
      waiting = waiting.filter(({ seen, nth, times }) => seen < nth + times - 1);
      return due;
    },
  };
}
