import type { z } from 'zod';
import { Fault } from './fault.ts';

/** What a test in this process does when it comes to the fault, before the call goes wrong. */
type Meanwhile = () => Promise<void> | void;

export interface Due extends Fault {
  meanwhile?: Meanwhile | undefined;
}

interface Waiting extends Due {
  seen: number;
}

export type Faults = ReturnType<typeof openFaults>;

const isMeant = (fault: Fault, method: string, path: string) =>
  (fault.method ?? method) === method && path.startsWith(fault.path ?? '');

/** What is to go wrong with the calls to come. */
export function openFaults() {
  let waiting: Waiting[] = [];
  return {
    add(fault: z.input<typeof Fault>, meanwhile?: Meanwhile) {
      waiting.push({ ...Fault.parse(fault), meanwhile, seen: 0 });
    },
    clear: () => {
      waiting = [];
    },
    all: () => waiting,
    /** Counts this call, and tells the first fault that is meant for it. */
    take(method: string, path: string): Due | undefined {
      const meant = waiting.filter(fault => isMeant(fault, method, path));
      for (const fault of meant) fault.seen += 1;
      const due = meant.find(({ seen, nth }) => seen >= nth);
      waiting = waiting.filter(({ seen, nth, times }) => seen < nth + times - 1);
      return due;
    },
  };
}
