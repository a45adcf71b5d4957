import type { Job } from '../jobs/job.ts';

interface Held {
  job: Job;
  leaseMs: number;
  stopping: AbortSignal;
}

/** Works under a lease that is renewed meanwhile; the signal is aborted when another replica has taken it, and when the process stops. */
export async function holdLease(
  { job, leaseMs, stopping }: Held,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  const renewing = setInterval(() => {
    job.renew().then(
      isMine => isMine || lost.abort(new Error('another replica has taken over')),
      // The database is away for a moment: the work itself will notice.
      () => undefined,
    );
  }, leaseMs / 3);
  try {
    await work(AbortSignal.any([stopping, lost.signal]));
  } finally {
    clearInterval(renewing);
  }
}
