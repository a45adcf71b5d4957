import { Problem } from '../http/problem.ts';

interface Options {
  /** Running side by side. */
  maxAtOnce: number;
  /** Waiting behind them; one more takes the place of the one that has waited longest, which is refused. */
  maxWaiting: number;
  /** The longest wait for a turn, and what is waiting is never more than can be worked off in it. */
  maxWaitMs?: number;
  retryAfterSeconds: number;
  refused?: () => void;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** How slowly the average follows: a single odd one moves it little. */
const weightOfOne = 8;

/**
 * Costly work waits its turn, so that a flood of it leaves memory and processor to everything else. The newest has the next
 * turn: under a flood those that are served have hardly waited, where a queue would let each of them wait until it is refused.
 */
export function fewAtOnce({ maxAtOnce, maxWaiting, maxWaitMs, retryAfterSeconds, refused }: Options) {
  // In order of arrival.
  const waiting = new Set<Waiting>();
  let running = 0;
  /** Of the work of late; unknown until some is done. */
  let averageMs = 0;

  function room(): number {
    if (maxWaitMs === undefined || averageMs === 0) return maxWaiting;
    return Math.min(maxWaiting, Math.ceil((maxAtOnce * maxWaitMs) / averageMs));
  }

  function tooBusy() {
    refused?.();
    return new Problem('service_unavailable', { retryAfterSeconds });
  }

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (settle: () => void) => {
        waiting.delete(mine);
        clearTimeout(patience);
        settle();
      };
      const mine: Waiting = {
        begin: () => leave(resolve),
        refuse: () => leave(() => reject(tooBusy())),
      };
      const patience = maxWaitMs === undefined ? undefined : setTimeout(mine.refuse, maxWaitMs);
      waiting.add(mine);
      if (waiting.size > room()) for (const oldest of waiting) return oldest.refuse();
    });

  async function takeTurn(): Promise<void> {
    if (running >= maxAtOnce) return turn();
    running += 1;
  }

  function giveTurn() {
    const next = [...waiting].at(-1);
    if (next) next.begin();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await takeTurn();
    const began = performance.now();
    try {
      return await work();
    } finally {
      const ms = performance.now() - began;
      averageMs = averageMs === 0 ? ms : averageMs + (ms - averageMs) / weightOfOne;
      giveTurn();
    }
  };
}
