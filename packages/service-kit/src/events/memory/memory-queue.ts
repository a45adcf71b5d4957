import { setTimeout as wait } from 'node:timers/promises';
import type { CloudEvent } from '@sufra/contracts';
import type { Verdict } from '../handle-delivery.ts';

export interface Failure {
  event: CloudEvent;
  reason: string;
  attempt: number;
}

export interface MemoryConsumer {
  handle(content: Buffer, attempt: number): Promise<Verdict>;
  retried(failure: Failure): void;
  parked(letter: DeadLetter): void;
  delayAfter(attempt: number): number;
}

export interface DeadLetter {
  queue: string;
  event: CloudEvent;
  reason: string;
  attempt: number;
  at: string;
}

export interface MemoryDelivery {
  done: boolean;
  /** Settles when the handler finished, failed for the first time, or no consumer is there to take the event. */
  firstOutcome: Promise<void>;
}

/** The queue of one service. It outlives its consumers, as a broker's does: what no consumer takes is owed, not lost. */
export function createMemoryQueue(name: string) {
  const types = new Set<string>();
  const consumers: MemoryConsumer[] = [];
  const arrivals = new Set<() => void>();
  const deadLetters: DeadLetter[] = [];

  const nextConsumer = () => {
    const consumer = consumers.shift();
    if (consumer) consumers.push(consumer);
    return consumer;
  };

  async function run(event: CloudEvent, owed: () => void): Promise<void> {
    const content = Buffer.from(JSON.stringify(event));
    for (let attempt = 1; ; ) {
      const consumer = nextConsumer();
      if (!consumer) {
        owed();
        await new Promise<void>(resolve => arrivals.add(resolve));
        continue;
      }
      const verdict = await consumer.handle(content, attempt);
      if (verdict.to === 'acknowledge') return;
      if (verdict.to === 'park') {
        const letter = { queue: name, event, reason: verdict.reason, attempt, at: new Date().toISOString() };
        deadLetters.push(letter);
        return consumer.parked(letter);
      }
      owed();
      consumer.retried({ event, reason: verdict.reason, attempt });
      await wait(consumer.delayAfter(attempt), undefined, { ref: false });
      attempt += 1;
    }
  }

  return {
    name,
    types,
    deadLetters,
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
    deliver(event: CloudEvent): MemoryDelivery {
      let owed = () => {};
      const unfinished = new Promise<void>(resolve => {
        owed = resolve;
      });
      const finished = run(event, owed).then(() => {
        delivery.done = true;
      });
      const delivery: MemoryDelivery = { done: false, firstOutcome: Promise.race([finished, unfinished]) };
      return delivery;
    },
  };
}

export type MemoryQueue = ReturnType<typeof createMemoryQueue>;
