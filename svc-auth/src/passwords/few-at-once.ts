import { Problem } from '@sufra/service-kit';

interface Options {
  /** Running side by side. */
  most: number;
  /** Waiting behind them; whoever comes then is sent away at once. */
  waiting: number;
  /** The longest wait for a turn: work whose client has given up would only keep the others waiting. */
  waitMs: number;
}

const tooBusy = () => new Problem('service_unavailable', { retryAfterSeconds: 1 });

/** Costly work waits its turn, so that a flood of sign-ins leaves memory and processor to everything else. */
export function fewAtOnce({ most, waiting, waitMs }: Options) {
  const queue = new Set<() => void>();
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience);
        queue.delete(begin);
        resolve();
      };
      const patience = setTimeout(() => {
        queue.delete(begin);
        reject(tooBusy());
      }, waitMs);
      queue.add(begin);
    });

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else if (queue.size < waiting) await turn();
    else throw tooBusy();
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) next();
      else running -= 1;
    }
  };
}
