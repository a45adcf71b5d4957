import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '@sufra/service-kit';
import { keepWorking, type Worker } from './keep-working.ts';

interface Task {
  work: () => Promise<boolean>;
  everyMs: number;
}

interface Options<Name extends string> {
  tasks: Record<Name, Task>;
  stopTimeoutMs: number;
  log: Log;
}

export interface BackgroundWork<Name extends string> {
  start(): void;
  /** Something is due now. Before the start nothing is missed: it begins with looking. */
  nudge(name: Name): void;
  stop(): Promise<void>;
}

/** The work that no request waits for: it begins when the database answers, and ends before it is closed. */
export function openBackgroundWork<Name extends string>(options: Options<Name>): BackgroundWork<Name> {
  const { tasks, stopTimeoutMs, log } = options;
  const workers = new Map<string, Worker>();
  let isStopped = false;
  return {
    start() {
      if (isStopped) return;
      for (const [what, task] of Object.entries<Task>(tasks))
        workers.set(what, keepWorking({ ...task, what, log }));
    },
    nudge(name) {
      workers.get(name)?.nudge();
    },
    async stop() {
      isStopped = true;
      const ended = Promise.all([...workers.values()].map(worker => worker.stop()));
      // What is cut off is done again by whoever is there.
      await Promise.race([ended, wait(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}
