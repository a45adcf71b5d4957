import type { Log } from '@sufra/service-kit';
import type { MemberDeps } from '../subscriptions/refresh-member.ts';
import { nextNight } from './next-night.ts';
import type { Job } from './open-job.ts';
import { reconcile } from './reconcile.ts';

interface Options extends MemberDeps {
  job: Job;
  hour: number;
  log: Log;
  isStopping: () => boolean;
}

const startedTogetherMs = 60_000;
const retryMs = 30_000;

/** At the first look after a start, and every night; soon again after what could not be finished. */
export function reconcileWhenDue({ job, hour, isStopping, ...deps }: Options): () => Promise<boolean> {
  const { log } = deps;
  let isAsked = false;
  let isOurs = true;
  const goesOn = async () => {
    isOurs = !isStopping() && (await job.renew());
    return isOurs;
  };
  return async () => {
    if (!isAsked) await job.ask(new Date(Date.now() - startedTogetherMs));
    isAsked = true;
    if (!(await job.claim())) return false;
    try {
      const report = await reconcile({ ...deps, goesOn });
      if (!isOurs) return false;
      log.info({ ...report }, 'every subscription is compared with Stripe');
      await job.finish({ nextAt: nextNight(hour), isDone: true });
    } catch (err) {
      log.warn({ err }, 'the subscriptions cannot be compared with Stripe yet');
      await job.finish({ nextAt: new Date(Date.now() + retryMs), isDone: false });
    }
    return false;
  };
}
