import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { openJob } from '../jobs/job.ts';
import type { Check } from '../ops/health.ts';
import type { Log } from '../ops/log.ts';
import { holdLease } from './hold-lease.ts';
import { inOrder, type Migration } from './migration.ts';
import { migrationRecords } from './migration-records.ts';

interface Options {
  connection: Connection;
  migrations: readonly Migration[];
  log: Log;
  times?: Partial<Times>;
}

interface Times {
  leaseMs: number;
  /** Between looks at what another replica holds, and after a failure, which doubles it up to the longest. */
  pauseMs: number;
  longestPauseMs: number;
  /** How long replicas of the version before may go on writing. */
  overlapMs: number;
}

const usual: Times = { leaseMs: 15_000, pauseMs: 250, longestPauseMs: 10_000, overlapMs: 3_600_000 };

/**
 * The steps of a service. It answers no call before each has run once; one replica runs them, the others wait. A step that fails is
 * tried again until it does not. For an hour they run again from time to time, for what the version before has written since.
 */
export function openMigrations({ connection, migrations, log, times = {} }: Options) {
  const { leaseMs, pauseMs, longestPauseMs, overlapMs } = { ...usual, ...times };
  const steps = inOrder(migrations);
  const records = migrationRecords(connection, steps);
  const job = openJob(connection, { name: 'migrations', leaseMs });
  let state: 'waiting' | 'done' | 'settled' = steps.length === 0 ? 'settled' : 'waiting';
  let fault = 'have not run yet';

  async function run(step: Migration, signal: AbortSignal): Promise<void> {
    try {
      await step.run(signal);
      signal.throwIfAborted();
    } catch (cause) {
      throw new Error(`migration ${step.number} (${step.name}) did not end`, { cause });
    }
  }

  /** Answers whether all have run; false where another replica has them in hand. */
  async function runMissing(stopping: AbortSignal): Promise<boolean> {
    const { missing } = await records.open();
    if (missing.length === 0) return true;
    await job.ask(new Date());
    if (!(await job.claim())) {
      fault = 'are run by another replica';
      return false;
    }
    let isDone = false;
    try {
      await holdLease({ job, leaseMs, stopping }, async signal => {
        // Another replica may have run some since they were looked for.
        for (const step of (await records.open()).missing) {
          fault = `run: ${step.number} (${step.name})`;
          const began = performance.now();
          await run(step, signal);
          await records.done(step);
          log.info({ step: step.number, name: step.name, ms: performance.now() - began }, 'migrated');
        }
      });
      isDone = true;
    } finally {
      await job.finish({ nextAt: new Date(Date.now() + (isDone ? nextPause(0) : 0)), isDone });
    }
    return true;
  }

  /** Each time twice as long after the first run as the time before, so that an hour has few of them. */
  const nextPause = (sinceMs: number) => Math.max(overlapMs / 64, sinceMs);

  async function repeat(stopping: AbortSignal): Promise<boolean> {
    if (state === 'settled') return false;
    const { unsettled, doneAt } = await records.open();
    if (!doneAt) {
      state = 'settled';
      return false;
    }
    if (!(await job.claim())) return false;
    const sinceMs = Date.now() - doneAt.getTime();
    try {
      await holdLease({ job, leaseMs, stopping }, async signal => {
        for (const step of unsettled) await run(step, signal);
      });
      if (sinceMs >= overlapMs) await records.settled(unsettled);
    } finally {
      await job.finish({ nextAt: new Date(Date.now() + nextPause(sinceMs)), isDone: true });
    }
    return false;
  }

  return {
    isDone: () => state !== 'waiting',
    check: {
      name: 'migrations',
      isNeeded: true,
      run: async () => (state === 'waiting' ? fault : undefined),
    } satisfies Check,
    /** Resolves once all have run, or `stopping` is aborted. */
    async complete(stopping: AbortSignal): Promise<void> {
      let pause = pauseMs;
      while (state === 'waiting' && !stopping.aborted) {
        try {
          if (await runMissing(stopping)) {
            state = 'done';
            return;
          }
          pause = pauseMs;
        } catch (err) {
          if (stopping.aborted) return;
          fault = err instanceof Error ? `${err.message}, and will be tried again` : 'failed';
          log.error({ err }, 'a migration failed and is tried again; no call is answered until it has run');
          pause = Math.min(pause * 2, longestPauseMs);
        }
        await wait(pause, undefined, { signal: stopping }).catch(() => undefined);
      }
    },
    /** For the time after. */
    again: { work: repeat, everyMs: overlapMs / 120 },
  };
}
