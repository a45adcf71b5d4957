import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../ops/log.ts';
import { startWorker, type Worker } from './worker.ts';

export interface Task {
  /** Answers whether there may be more to do at once. Long work ends early when `stopping` is aborted. */
  work: (stopping: AbortSignal) => Promise<boolean>;
  everyMs: number;
}

interface Options {
  stopTimeoutMs: number;
  log: Log;
}

export interface BackgroundWork {
  /** The name says in the log what cannot be done. */
  add(name: string, task: Task): { nudge(): void };
  start(): void;
  stop(): Promise<void>;
}

/** The work that no request waits for: it begins when the database answers, and ends before it is closed. */
export function openBackgroundWork({ stopTimeoutMs, log }: Options): BackgroundWork {
  const tasks = new Map<string, Task>();
  const workers = new Map<string, Worker>();
  const stopping = new AbortController();
  return {
    add(name, task) {
      tasks.set(name, task);
      // Before the start nothing is missed: it begins with looking.
      return { nudge: () => workers.get(name)?.nudge() };
    },
    start() {
      if (stopping.signal.aborted) return;
      for (const [what, { work, everyMs }] of tasks) {
        const failed = (err: unknown) => log.warn({ err, what }, 'work that is due cannot be done yet');
        workers.set(what, startWorker({ work: () => work(stopping.signal), everyMs, failed }));
      }
    },
    async stop() {
      stopping.abort();
      const ended = Promise.all([...workers.values()].map(worker => worker.stop()));
      // What is cut off is done again, here after the next start or by another replica.
      await Promise.race([ended, wait(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}
