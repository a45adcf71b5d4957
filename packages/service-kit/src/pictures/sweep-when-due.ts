import type { Job } from '../jobs/job.ts';
import type { Log } from '../ops/log.ts';
import type { SettleDeps } from './settle-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

interface Options {
  store: SettleDeps & { log: Log };
  job: Job;
  everyMs: number;
}

/** At the first look after a start, and every so often, by one replica: until no picture is left to look at. */
export function sweepWhenDue({ store, job, everyMs }: Options): (stopping: AbortSignal) => Promise<boolean> {
  let isAsked = false;
  return async stopping => {
    if (!isAsked) await job.ask(new Date(Date.now() - everyMs));
    isAsked = true;
    if (!(await job.claim())) return false;
    let removed = 0;
    for (let count = 1; count > 0 && !stopping.aborted && (await job.renew()); removed += count)
      count = await sweepPictures(store);
    const isDone = !stopping.aborted;
    await job.finish({ nextAt: new Date(Date.now() + (isDone ? everyMs : 0)), isDone });
    if (removed > 0) store.log.info({ pictures: removed }, 'pictures were looked at that nothing showed');
    return false;
  };
}
