import type { Job, Log } from '@sufra/service-kit';
import type { MemberDeps } from '../subscriptions/refresh-member.ts';
import { nextNight } from './next-night.ts';
import { reconcile } from './reconcile.ts';

interface Options extends MemberDeps {
  job: Job;
  hour: number;
  log: Log;
}

const startedTogetherMs = 60_000;
const retryMs = 30_000;

/** At the first look after a start, and every night; soon again after what could not be finished. */
export function reconcileWhenDue({
  job,
  hour,
  ...deps
}: Options): (stopping: AbortSignal) => Promise<boolean> {
  const { log } = deps;
  let isAsked = false;
  let isOurs = true;
  const goesOn = async (stopping: AbortSignal) => {
    isOurs = !stopping.aborted && (await job.renew());
    return isOurs;
  };
  return async stopping => {
    if (!isAsked) await job.ask(new Date(Date.now() - startedTogetherMs));
    isAsked = true;
    if (!(await job.claim())) return false;
    try {
      const report = await reconcile({ ...deps, goesOn: () => goesOn(stopping) });
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
