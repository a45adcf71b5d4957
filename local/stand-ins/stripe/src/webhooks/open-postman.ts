import type { Delivery } from '../store/records.ts';
import type { World } from '../world.ts';
import { type Posted, postEvent } from './post-event.ts';

interface Options {
  world: World;
  url: string;
  secret: string;
  /** Waits between the tries of one event; the last one repeats. */
  retryDelaysMs: number[];
  log: (line: string) => void;
}

export type Postman = ReturnType<typeof openPostman>;

const giveUpAfterMs = 3 * 86_400_000;
const restMs = 2_000;

/** Tells the site what happened, one event after the other, until it has said 2xx to each. */
export function openPostman({ world, url, secret, retryDelaysMs, log }: Options) {
  const { store } = world;
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let restUntil = 0;

  const waiting = () => store.all('delivery').filter(({ state }) => state === 'waiting');
  const isDue = ({ dueAt }: Delivery) => dueAt <= Date.now();

  function afterTry(delivery: Delivery, { isTaken, answer }: Posted): Delivery {
    const tried = { ...delivery, attempts: delivery.attempts + 1, lastAnswer: answer };
    if (isTaken) return { ...tried, state: 'delivered' };
    const delay = retryDelaysMs[delivery.attempts] ?? retryDelaysMs.at(-1) ?? giveUpAfterMs;
    const begun = (store.get('event', delivery.id)?.created ?? 0) * 1000;
    const isOver = Date.now() - begun > giveUpAfterMs && tried.attempts > retryDelaysMs.length;
    return isOver ? { ...tried, state: 'given up' } : { ...tried, dueAt: Date.now() + delay };
  }

  async function tell(id: string): Promise<Posted | undefined> {
    const event = store.get('event', id);
    if (!event) {
      store.transaction(() => store.remove('delivery', id));
      return undefined;
    }
    const posted = await postEvent({ event, url, secret, signal: stopped.signal });
    const delivery = store.get('delivery', id);
    if (stopped.signal.aborted || !delivery) return posted;
    store.transaction(() => {
      const after = afterTry({ ...delivery, state: 'waiting' }, posted);
      store.put('delivery', after);
      if (after.state === 'delivered') store.put('event', { ...event, pending_webhooks: 0 });
    });
    return posted;
  }

  async function round(): Promise<void> {
    for (const { id } of waiting().filter(isDue)) {
      if (stopped.signal.aborted) return;
      await tell(id);
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted && waiting().some(isDue)) await round();
  }

  async function work(): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (stopped.signal.aborted) return;
      // A disk that is full, say: the site is not told of what cannot be written down.
      log(`webhooks: ${error instanceof Error ? error.message : String(error)}`);
      restUntil = Date.now() + restMs;
    } finally {
      running = undefined;
      wake();
    }
  }

  function wake(): void {
    if (running || stopped.signal.aborted) return;
    clearTimeout(timer);
    const next = Math.min(...waiting().map(({ dueAt }) => dueAt));
    if (next === Infinity) return;
    const begin = () => {
      running = work();
    };
    timer = setTimeout(begin, Math.max(0, next - Date.now(), restUntil - Date.now()));
  }

  return {
    wake,
    /** At once and in this order, whether they were withheld, wait, or were told before. */
    async deliver(ids: string[]) {
      const told = [];
      for (const id of ids) {
        const type = store.get('event', id)?.type ?? 'unknown';
        const posted = await tell(id);
        told.push({ id, type, answer: posted?.answer ?? 'no such event' });
      }
      wake();
      return told;
    },
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
