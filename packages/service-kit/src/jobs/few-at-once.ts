import { Problem } from '../http/problem.ts';
import { createSlots } from './slots.ts';

interface Options {
  /** Running side by side. */
  maxAtOnce: number;
  /** Waiting behind them; a caller that comes then is refused at once. */
  maxWaiting: number;
  /** The longest wait for a turn: work whose client has given up would only keep the others waiting. */
  maxWaitMs?: number;
  retryAfterSeconds: number;
}

/** Costly work waits its turn, so that a flood of it leaves memory and processor to everything else. */
export function fewAtOnce({ maxAtOnce, maxWaiting, maxWaitMs, retryAfterSeconds }: Options) {
  const slots = createSlots(maxAtOnce);
  const tooBusy = () => new Problem('service_unavailable', { retryAfterSeconds });

  async function turn(): Promise<void> {
    if (maxWaitMs === undefined) return slots.take();
    const giveUp = new AbortController();
    const patience = setTimeout(() => giveUp.abort(tooBusy()), maxWaitMs);
    try {
      await slots.take(giveUp.signal);
    } finally {
      clearTimeout(patience);
    }
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (!slots.isFree() && slots.waiting() >= maxWaiting) throw tooBusy();
    await turn();
    try {
      return await work();
    } finally {
      slots.give();
    }
  };
}
