import type { Job } from './job.ts';

interface Options {
  job: Job;
  everyMs: number;
  /** All of it, in steps: before each it asks whether to go on. */
  work: (goesOn: () => Promise<boolean>) => Promise<void>;
}

/** At the first look after a start, and every so often, by one replica. What a stop cuts off is due again at once. */
export function workWhenDue({ job, everyMs, work }: Options): (stopping: AbortSignal) => Promise<boolean> {
  let isAsked = false;
  return async stopping => {
    if (!isAsked) await job.ask(new Date(Date.now() - everyMs));
    isAsked = true;
    if (!(await job.claim())) return false;
    let isCut = false;
    await work(async () => {
      isCut = stopping.aborted || !(await job.renew());
      return !isCut;
    });
    await job.finish({ nextAt: new Date(Date.now() + (isCut ? 0 : everyMs)), isDone: !isCut });
    return false;
  };
}
