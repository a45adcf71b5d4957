import type { CloudEvent } from '@sufra/contracts';
import { chooseEarly } from '../choose-early.ts';
import type { Tries, Verdict } from '../handle-delivery.ts';

export interface Failure {
  event: CloudEvent;
  reason: string;
  attempt: number;
}

export interface MemoryConsumer {
  handle(event: CloudEvent, tries: Tries): Promise<Verdict>;
  retried(failure: Failure): void;
  parked(letter: DeadLetter): void;
  delayAfter(event: CloudEvent, attempt: number): number;
  /** False: too many are tried already, and this one waits once more. */
  mayTry(event: CloudEvent): boolean;
}

export interface DeadLetter {
  queue: string;
  event: CloudEvent;
  reason: string;
  attempt: number;
  firstFailedAt: Date;
  at: Date;
}

export interface MemoryDelivery {
  done: boolean;
  /** Settles when the handler finished, failed for the first time, or no consumer is there to take the event. */
  firstOutcome: Promise<void>;
}

interface Waiting extends Tries {
  type: string;
  delayMs: number;
  comeBack(isEarly: boolean): void;
}

/** The queue of one service. It outlives its consumers, as a broker's does: what no consumer takes is owed, not lost. */
export function createMemoryQueue(name: string) {
  const types = new Set<string>();
  const consumers: MemoryConsumer[] = [];
  const arrivals = new Set<() => void>();
  const deadLetters: DeadLetter[] = [];
  // In the order in which they failed last.
  const waiting = new Set<Waiting>();
  let unsettled = 0;

  const nextConsumer = () => {
    const consumer = consumers.shift();
    if (consumer) consumers.push(consumer);
    return consumer;
  };

  /** Answers whether it came back before its time. */
  const waitFor = (delayMs: number, { tries, type }: { tries: Tries; type: string }) =>
    new Promise<boolean>(resolve => {
      const comeBack = (isEarly: boolean) => {
        clearTimeout(timer);
        waiting.delete(mine);
        resolve(isEarly);
      };
      const mine: Waiting = { ...tries, type, delayMs, comeBack };
      const timer = setTimeout(comeBack, delayMs, false).unref();
      waiting.add(mine);
    });

  async function run(event: CloudEvent, owed: () => void): Promise<void> {
    const { type } = event;
    let tries: Tries = { attempt: 1 };
    let isEarly = true;
    for (;;) {
      const consumer = nextConsumer();
      if (!consumer) {
        owed();
        await new Promise<void>(resolve => arrivals.add(resolve));
        continue;
      }
      const { attempt, failingSince = Date.now() } = tries;
      if (!isEarly && !consumer.mayTry(event)) {
        isEarly = await waitFor(consumer.delayAfter(event, Number.POSITIVE_INFINITY), { tries, type });
        continue;
      }
      const verdict = await consumer.handle(event, tries);
      if (verdict.to === 'acknowledge') return;
      if (verdict.to === 'park') {
        const { reason } = verdict;
        const letter = {
          ...{ queue: name, event, reason, attempt },
          firstFailedAt: new Date(failingSince),
          at: new Date(),
        };
        deadLetters.push(letter);
        return consumer.parked(letter);
      }
      owed();
      consumer.retried({ event, reason: verdict.reason, attempt });
      tries = { attempt: attempt + 1, failingSince };
      isEarly = await waitFor(consumer.delayAfter(event, attempt), { tries, type });
    }
  }

  function deliver(event: CloudEvent): MemoryDelivery {
    let owed = () => {};
    const unfinished = new Promise<void>(resolve => {
      owed = resolve;
    });
    unsettled += 1;
    const finished = run(event, owed).then(() => {
      delivery.done = true;
      unsettled -= 1;
    });
    const delivery: MemoryDelivery = { done: false, firstOutcome: Promise.race([finished, unfinished]) };
    return delivery;
  }

  return {
    name,
    types,
    deadLetters,
    waiting: () => [...waiting],
    /** Delivered to a consumer, or still to be. */
    queued: () => unsettled - waiting.size,
    hasConsumer: () => consumers.length > 0,
    addConsumer(consumer: MemoryConsumer, its: readonly string[]): () => void {
      for (const type of its) types.add(type);
      consumers.push(consumer);
      for (const arrived of arrivals) arrived();
      arrivals.clear();
      return () => {
        const place = consumers.indexOf(consumer);
        if (place >= 0) consumers.splice(place, 1);
      };
    },
    /** Brings back up to so many of those that wait for longer than this. Answers how many. */
    release(count: number, waitsLongerThanMs = -1): number {
      const long = [...waiting].filter(({ delayMs }) => delayMs > waitsLongerThanMs);
      const chosen = chooseEarly(long, count);
      for (const { comeBack } of chosen) comeBack(true);
      return chosen.length;
    },
    deliver,
    /** Puts parked events back: those of one id, or all. Answers how many. */
    replay(eventId?: string): number {
      const chosen = deadLetters.filter(({ event }) => eventId === undefined || event.id === eventId);
      for (const letter of chosen) {
        deadLetters.splice(deadLetters.indexOf(letter), 1);
        deliver(letter.event);
      }
      return chosen.length;
    },
  };
}

export type MemoryQueue = ReturnType<typeof createMemoryQueue>;
