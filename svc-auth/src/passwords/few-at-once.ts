import { Problem } from '@sufra/service-kit';

interface Options {
  /** Running side by side. */
  most: number;
  /** Waiting behind them; whoever comes then is sent away at once instead of waiting for an answer that comes too late. */
  waiting: number;
}

/** Costly work waits its turn, so that a flood of sign-ins leaves memory and processor to everything else. */
export function fewAtOnce({ most, waiting }: Options) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most && queue.length >= waiting)
      throw new Problem('service_unavailable', { retryAfterSeconds: 1 });
    if (running >= most) await new Promise<void>(resolve => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
