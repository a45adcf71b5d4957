import { startWorker } from '../jobs/worker.ts';

interface Options {
  everyMs: number;
  /** Brings back up to so many of the events that wait longest, of different types where they are few. Answers how many. */
  release: (count: number) => Promise<number>;
  failed: (error: unknown) => void;
  now?: () => number;
}

export interface EarlyTries {
  /** An event that had failed is done: whatever it was that failed may be over for the others. */
  succeeded(): void;
  failed(): void;
  /** Whether an event whose wait is over may be tried now; while nothing succeeds, only so many a second are. */
  mayTry(isUrgent: boolean): boolean;
  stop(): Promise<void>;
}

const fewest = 2;
const most = 500;
const triesPerSecond = 4;
const triesAtOnce = 20;

/**
 * Events that failed wait, and a few of them are tried early while they do. When one succeeds, twice as many follow, and so on,
 * so that everything is worked off soon after a fault is over, and a fault that lasts meets few tries.
 */
export function startEarlyTries({
  everyMs,
  release,
  failed,
  now = () => performance.now(),
}: Options): EarlyTries {
  let count = fewest;
  // Urgent events have tries of their own: thousands of others that fail must not use them up.
  const budgets = { urgent: createBudget(now), other: createBudget(now) };
  const worker = startWorker({
    everyMs,
    failed,
    work: async () => {
      await release(count);
      return false;
    },
  });
  return {
    succeeded() {
      count = Math.min(2 * count, most);
      budgets.urgent.fill();
      budgets.other.fill();
      worker.nudge();
    },
    failed() {
      count = fewest;
    },
    mayTry: isUrgent => budgets[isUrgent ? 'urgent' : 'other'].take(),
    stop: worker.stop,
  };
}

function createBudget(now: () => number) {
  let left = triesAtOnce;
  let countedAt = now();
  return {
    fill() {
      left = triesAtOnce;
    },
    take() {
      const at = now();
      left = Math.min(triesAtOnce, left + ((at - countedAt) / 1_000) * triesPerSecond);
      countedAt = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
