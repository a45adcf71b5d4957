import type { Job } from '../jobs/job.ts';
import { workWhenDue } from '../jobs/work-when-due.ts';
import type { Log } from '../ops/log.ts';
import type { SettleDeps } from './settle-pictures.ts';
import { sweepPictures } from './sweep-pictures.ts';

interface Options {
  store: SettleDeps & { log: Log };
  job: Job;
  everyMs: number;
}

/** By one replica now and then: until no picture is left to look at. */
export const sweepWhenDue = ({ store, job, everyMs }: Options) =>
  workWhenDue({
    job,
    everyMs,
    work: async goesOn => {
      let removed = 0;
      for (let count = 1; count > 0 && (await goesOn()); removed += count) count = await sweepPictures(store);
      if (removed > 0) store.log.info({ pictures: removed }, 'pictures were looked at that nothing showed');
    },
  });
